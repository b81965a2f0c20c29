// verdict: holds
// why: The mutex makes the N*K increments follow each other.
// size: N threads, K rounds
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 4
#endif
#ifndef K
#define K 2
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int counter;

static void *increment(void *arg)
{
    (void)arg;
    for (int k = 0; k < K; k++) {
        pthread_mutex_lock(&lock);
        counter++;
        pthread_mutex_unlock(&lock);
    }
    return 0;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, increment, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    assert(counter == N * K);
    return 0;
}
