/* verdict: violated. A load and a store of an atomic variable are two steps. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;
_Atomic unsigned char y;

void *first(void *arg)
{
    x++;
    atomic_fetch_add(&y, 255);
    return 0;
}

void *second(void *arg)
{
    atomic_store(&x, atomic_load(&x) + 2);
    y += 1;
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(x == 3 && y == 0);
    return 0;
}
