// verdict: violated assertion
// why: Both threads can see the store of the other; the program claims they cannot.
// twin: holds/store_buffer_sc.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y, seen_y, seen_x;

static void *left(void *arg)
{
    (void)arg;
    atomic_store(&x, 1);
    atomic_store(&seen_y, atomic_load(&y));
    return 0;
}

static void *right(void *arg)
{
    (void)arg;
    atomic_store(&y, 1);
    atomic_store(&seen_x, atomic_load(&x));
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&seen_x) + atomic_load(&seen_y) <= 1);
    return 0;
}
