// verdict: violated livelock
// why: Asked for livelocks alone: the flag that the thread waits for is set by nobody.
// args: -p livelocks
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready;

static void *waits(void *arg)
{
    while (!atomic_load(&ready)) {}
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, waits, 0);
    pthread_join(t, 0);
    return 0;
}
