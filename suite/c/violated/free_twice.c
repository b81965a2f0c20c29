// verdict: violated double-free
// why: Both threads load the pointer and free it.
// twin: holds/free_once.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) shared;

static void *cleaner(void *arg)
{
    (void)arg;
    int *p = atomic_load(&shared);
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
    return 0;
}
