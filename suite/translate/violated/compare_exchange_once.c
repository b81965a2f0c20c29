/* verdict: violated. Without the loop an update is lost. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void add(int n)
{
    int seen = atomic_load(&x);
    if (!atomic_compare_exchange_strong(&x, &seen, seen + n))
        ;
}

void *first(void *arg) { add(1); return 0; }
void *second(void *arg) { add(10); return 0; }

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(x == 11);
    return 0;
}
