// verdict: violated data-race
// why: One thread counts with a locked instruction, the other with a plain one.
// twin: holds/locked_assembly.c
#include <pthread.h>

static int count;

static void *locked(void *arg)
{
    __asm__ volatile("lock; incl %0" : "+m"(count));
    return arg;
}

static void *plain(void *arg)
{
    count++;
    return arg;
}

int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], 0, locked, 0);
    pthread_create(&t[1], 0, plain, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    return 0;
}
