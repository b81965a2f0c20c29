// verdict: holds
// why: Who does not get the second fork at once puts the first one back.
// twin: violated/philosophers_hold.c
#include <pthread.h>

static pthread_mutex_t fork_of[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};

static void *philosopher(void *arg)
{
    int first = (int)(long)arg, second = 1 - first;
    pthread_mutex_lock(&fork_of[first]);
    if (pthread_mutex_trylock(&fork_of[second]) == 0)
        pthread_mutex_unlock(&fork_of[second]);
    pthread_mutex_unlock(&fork_of[first]);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, philosopher, (void *)0L);
    pthread_create(&b, 0, philosopher, (void *)1L);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
