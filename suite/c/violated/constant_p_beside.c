// verdict: violated data-race
// why: The number is looked at by `__builtin_constant_p`, which reads nothing, and then read.
// twin: holds/constant_p_argument.c
#include <pthread.h>

static int shared;

static void *worker(void *arg)
{
    shared = 1;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    int v = __builtin_constant_p(shared) ? 0 : shared;
    pthread_join(t, 0);
    return v > 1;
}
