// verdict: holds
// why: The section is one step, so nobody sees the two halves apart.
// twin: violated/atomic_section_missing.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include "heddle.h"

static atomic_int x, y;

static void *mover(void *arg)
{
    (void)arg;
    heddle_atomic_begin();
    atomic_fetch_add(&x, 1);
    atomic_fetch_sub(&y, 1);
    heddle_atomic_end();
    return 0;
}

static void *watcher(void *arg)
{
    (void)arg;
    heddle_atomic_begin();
    heddle_assert(atomic_load(&x) + atomic_load(&y) == 0);
    heddle_atomic_end();
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, mover, 0);
    pthread_create(&b, 0, watcher, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
