// verdict: violated assertion
// why: main has left by pthread_exit; the last thread to end runs the destructor.
// twin: holds/destructor_order.c
#include <assert.h>
#include <pthread.h>

static int done;

__attribute__((destructor)) static void check(void) { assert(done == 2); }

static void *worker(void *arg)
{
    done = 1;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_exit(0);
}
