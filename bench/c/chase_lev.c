// verdict: holds
// why: The deque of Chase and Lev: no item is taken twice.
// size: N thieves
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif

#define SIZE 8
static atomic_int top, bottom, buffer[SIZE], taken[4];

static void push(int value)
{
    int b = atomic_load(&bottom);
    atomic_store(&buffer[b % SIZE], value);
    atomic_store(&bottom, b + 1);
}

static int take(void)
{
    int b = atomic_load(&bottom) - 1;
    atomic_store(&bottom, b);
    int t = atomic_load(&top);
    if (t > b) {
        atomic_store(&bottom, b + 1);
        return 0;
    }
    int value = atomic_load(&buffer[b % SIZE]);
    if (t == b) {
        if (!atomic_compare_exchange_strong(&top, &t, t + 1))
            value = 0;
        atomic_store(&bottom, b + 1);
    }
    return value;
}

static int steal(void)
{
    int t = atomic_load(&top), b = atomic_load(&bottom);
    if (t >= b)
        return 0;
    int value = atomic_load(&buffer[t % SIZE]);
    return atomic_compare_exchange_strong(&top, &t, t + 1) ? value : 0;
}

static void got(int value)
{
    if (value)
        assert(atomic_fetch_add(&taken[value], 1) == 0);
}

static void *worker(void *arg)
{
    if (arg == 0) {
        push(1);
        push(2);
        got(take());
        push(3);
        got(take());
        got(take());
    } else {
        got(steal());
    }
    return 0;
}

int main(void)
{
    pthread_t t[(N + 1)];
    for (long i = 0; i < (N + 1); i++)
        pthread_create(&t[i], 0, worker, (void *)i);
    for (int i = 0; i < (N + 1); i++)
        pthread_join(t[i], 0);
    return 0;
}
