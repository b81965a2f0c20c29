// verdict: violated deadlock
// why: All can hold their left fork; with -DORDERED the lower fork is taken first and it holds.
// size: N philosophers, K meals
#include <pthread.h>

#ifndef N
#define N 4
#endif
#ifndef K
#define K 1
#endif

static pthread_mutex_t fork_of[N];

static void *philosopher(void *arg)
{
    int first = (int)(long)arg, second = (first + 1) % N;
#ifdef ORDERED
    if (first > second) {
        int t = first;
        first = second;
        second = t;
    }
#endif
    for (int k = 0; k < K; k++) {
        pthread_mutex_lock(&fork_of[first]);
        pthread_mutex_lock(&fork_of[second]);
        pthread_mutex_unlock(&fork_of[second]);
        pthread_mutex_unlock(&fork_of[first]);
    }
    return 0;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&fork_of[i], 0);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, philosopher, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}
