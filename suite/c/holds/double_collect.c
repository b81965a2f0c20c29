// verdict: holds
// why: A snapshot is taken twice until both agree, and the writer only counts up.
// twin: violated/single_collect.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

// The writer keeps y at most x, and both only grow.
static atomic_int x, y;

static void *writer(void *arg)
{
    (void)arg;
    atomic_store(&x, 1);
    atomic_store(&y, 1);
    return 0;
}

static void *scanner(void *arg)
{
    (void)arg;
    int a, b;
    do {
        a = atomic_load(&x);
        b = atomic_load(&y);
    } while (a != atomic_load(&x));
    assert(b <= a);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, writer, 0);
    pthread_create(&b, 0, scanner, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
