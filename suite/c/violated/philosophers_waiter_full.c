// verdict: violated deadlock
// why: The waiter lets all three in, and they can all take their left fork.
// twin: holds/philosophers_waiter.c
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

#define N 3
static pthread_mutex_t fork_of[N] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
                                     PTHREAD_MUTEX_INITIALIZER};
static sem_t waiter;

static void *philosopher(void *arg)
{
    int left = (int)(long)arg, right = (left + 1) % N;
    sem_wait(&waiter);
    pthread_mutex_lock(&fork_of[left]);
    pthread_mutex_lock(&fork_of[right]);
    pthread_mutex_unlock(&fork_of[right]);
    pthread_mutex_unlock(&fork_of[left]);
    sem_post(&waiter);
    return 0;
}

int main(void)
{
    pthread_t t[N];
    sem_init(&waiter, 0, N);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, philosopher, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}
