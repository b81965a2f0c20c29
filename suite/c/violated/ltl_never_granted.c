// verdict: violated acceptance-cycle
// why: The server can wait for ever for a request that nobody makes.
// args: --ltl '<> (granted == 1)' --fair weak
// twin: holds/ltl_granted.c
#include <pthread.h>
#include <stdatomic.h>

atomic_int request, granted;

static void *server(void *arg)
{
    (void)arg;
    while (!atomic_load(&request))
        ;
    atomic_store(&granted, 1);
    return 0;
}

static void *client(void *arg)
{
    (void)arg;
    atomic_store(&request, 0);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, server, 0);
    pthread_create(&b, 0, client, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
