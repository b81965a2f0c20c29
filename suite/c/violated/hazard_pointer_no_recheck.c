// verdict: violated use-after-free
// why: Between loading the pointer and announcing it, the writer can look, see no hazard, and
//   free it.
// twin: holds/hazard_pointer.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) shared;
static _Atomic(int *) hazard;

static void *reader(void *arg)
{
    (void)arg;
    int *p;
    p = atomic_load(&shared);
    atomic_store(&hazard, p);
    int seen = *p;
    atomic_store(&hazard, NULL);
    assert(seen == 1 || seen == 2);
    return 0;
}

static void *writer(void *arg)
{
    (void)arg;
    int *fresh = malloc(sizeof *fresh);
    *fresh = 2;
    int *old = atomic_exchange(&shared, fresh);
    while (atomic_load(&hazard) == old)
        ;
    free(old);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    int *first = malloc(sizeof *first);
    *first = 1;
    atomic_init(&shared, first);
    pthread_create(&a, 0, reader, 0);
    pthread_create(&b, 0, writer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    free(atomic_load(&shared));
    return 0;
}
