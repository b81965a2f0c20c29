// verdict: violated deadlock
// why: Every philosopher takes the left fork first: all can hold one and wait for the next.
// twin: holds/philosophers.c
#include <assert.h>
#include <pthread.h>

#define N 3
static pthread_mutex_t fork_of[N] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
                                     PTHREAD_MUTEX_INITIALIZER};

static void *philosopher(void *arg)
{
    int left = (int)(long)arg, right = (left + 1) % N;
    int low = left, high = right;
    pthread_mutex_lock(&fork_of[low]);
    pthread_mutex_lock(&fork_of[high]);
    pthread_mutex_unlock(&fork_of[high]);
    pthread_mutex_unlock(&fork_of[low]);
    return 0;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, philosopher, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}
