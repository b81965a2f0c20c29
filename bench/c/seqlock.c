// verdict: holds
// why: A reader that met a writer starts over.
// size: N writers and N readers
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif

static atomic_int sequence, first, second;

static void write_both(int value)
{
    int s;
    do
        s = atomic_load(&sequence);
    while (s & 1 || !atomic_compare_exchange_strong(&sequence, &s, s + 1));
    atomic_store(&first, value);
    atomic_store(&second, value);
    atomic_store(&sequence, s + 2);
}

static void read_both(void)
{
    int s, a, b;
    do {
        do
            s = atomic_load(&sequence);
        while (s & 1);
        a = atomic_load(&first);
        b = atomic_load(&second);
    } while (atomic_load(&sequence) != s);
    assert(a == b);
}

static void *worker(void *arg)
{
    int i = (int)(long)arg;
    if (i < N)
        write_both(i + 1);
    else
        read_both();
    return 0;
}

int main(void)
{
    pthread_t t[(2 * N)];
    for (long i = 0; i < (2 * N); i++)
        pthread_create(&t[i], 0, worker, (void *)i);
    for (int i = 0; i < (2 * N); i++)
        pthread_join(t[i], 0);
    return 0;
}
