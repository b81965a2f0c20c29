/* verdict: violated. x |= 3 is a load and a store. */
#include <assert.h>
#include <pthread.h>

int x, turns;

void *first(void *arg)
{
    x |= 3;
    while (!__sync_bool_compare_and_swap(&turns, 0, 1))
        ;
    return 0;
}

void *second(void *arg)
{
    __sync_add_and_fetch(&x, 4);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(x == 7);
    return 0;
}
