/* verdict: holds. Old and new names of atomic operations. */
#include <assert.h>
#include <pthread.h>

int x, turns;

void *first(void *arg)
{
    __sync_fetch_and_or(&x, 3);
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
    assert(x == 7 && __sync_val_compare_and_swap(&turns, 1, 5) == 1 && turns == 5);
    return 0;
}
