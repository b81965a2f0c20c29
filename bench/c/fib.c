// verdict: holds
// why: Two threads add to each other N times each; neither passes the Fibonacci number 2N+1.
// size: N rounds
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 4
#endif

static atomic_int x = 1, y = 1;

static void *add_to_x(void *arg)
{
    (void)arg;
    for (int i = 0; i < N; i++) {
        int a = atomic_load(&x), b = atomic_load(&y);
        atomic_store(&x, a + b);
    }
    return 0;
}

static void *add_to_y(void *arg)
{
    (void)arg;
    for (int i = 0; i < N; i++) {
        int a = atomic_load(&x), b = atomic_load(&y);
        atomic_store(&y, a + b);
    }
    return 0;
}

static int fibonacci(int n)
{
    int a = 0, b = 1;
    while (n-- > 0) {
        int sum = a + b;
        a = b;
        b = sum;
    }
    return b;
}

int main(void)
{
    pthread_t a, b;
    int limit = fibonacci(2 * N + 1);
    pthread_create(&a, 0, add_to_x, 0);
    pthread_create(&b, 0, add_to_y, 0);
    assert(atomic_load(&x) <= limit && atomic_load(&y) <= limit);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&x) <= limit && atomic_load(&y) <= limit);
    return 0;
}
