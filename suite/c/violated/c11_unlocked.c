// verdict: violated data-race
// why: The C11 threads touch the counter without a lock.
// twin: holds/c11_mutex.c
#include <assert.h>
#include <threads.h>

static mtx_t lock;
static int counter;

static int worker(void *arg)
{
    (void)arg;
    counter++;
    return 0;
}

int main(void)
{
    thrd_t a, b;
    mtx_init(&lock, mtx_plain);
    thrd_create(&a, worker, 0);
    thrd_create(&b, worker, 0);
    thrd_join(a, 0);
    thrd_join(b, 0);
    mtx_destroy(&lock);
    return 0;
}
