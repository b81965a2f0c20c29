// verdict: holds
// why: The exchange gives the pointer to one thread and null to the other.
// twin: violated/free_twice.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) shared;

static void *cleaner(void *arg)
{
    (void)arg;
    int *p = atomic_exchange(&shared, NULL);
    free(p);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    atomic_init(&shared, malloc(sizeof(int)));
    pthread_create(&a, 0, cleaner, 0);
    pthread_create(&b, 0, cleaner, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&shared) == NULL);
    return 0;
}
