// verdict: violated assertion
// why: A thread reads the index late and two write the same place; with -DWEAK only what is true is claimed and it holds.
// size: N threads
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef N
#define N 6
#endif

static atomic_int *array;
static atomic_int place = -1;

static void *mark(void *arg)
{
    (void)arg;
    atomic_store(&array[atomic_load(&place)], 1);
    return 0;
}

int main(void)
{
    pthread_t t[N];
    int sum = 0;
    array = malloc(N * sizeof *array);
    for (int i = 0; i < N; i++)
        atomic_init(&array[i], 0);
    for (int i = 0; i < N; i++) {
        atomic_fetch_add(&place, 1);
        pthread_create(&t[i], 0, mark, 0);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    for (int i = 0; i < N; i++)
        sum += atomic_load(&array[i]);
#ifdef WEAK
    assert(sum >= 1 && sum <= N);
#else
    assert(sum == N);
#endif
    free(array);
    return 0;
}
