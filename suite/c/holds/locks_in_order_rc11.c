// verdict: holds
// why: Two spin locks are taken in the same order, beside a relaxed counter and one common order.
// twin: violated/locks_crossed_rc11.c
// args: --model rc11
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int left, right, tries;

static void take(atomic_int *lock)
{
    int free = 0;
    while (!atomic_compare_exchange_strong(lock, &free, 1))
        free = 0;
}

static void *forward(void *arg)
{
    take(&left);
    atomic_fetch_add_explicit(&tries, 1, memory_order_relaxed);
    take(&right);
    atomic_store_explicit(&right, 0, memory_order_release);
    atomic_store_explicit(&left, 0, memory_order_release);
    return arg;
}

static void *backward(void *arg)
{
    take(&left);
    atomic_fetch_add_explicit(&tries, 1, memory_order_relaxed);
    take(&right);
    atomic_store_explicit(&left, 0, memory_order_release);
    atomic_store_explicit(&right, 0, memory_order_release);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, forward, 0);
    pthread_create(&b, 0, backward, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&tries) == 2);
    return 0;
}
