// verdict: holds
// why: The detached thread tells by an atomic flag that it is done with the variable.
// twin: violated/detached_race.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int value;
static atomic_int done;

static void *worker(void *arg)
{
    (void)arg;
    value = 2;
    atomic_store(&done, 1);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_detach(t);
    while (!atomic_load(&done))
        ;
    assert(value == 2);
    return 0;
}
