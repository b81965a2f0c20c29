// verdict: violated double-free
// why: The count goes down in one step and is read in another: both can read zero and free.
// twin: holds/refcount_two_steps_fixed.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int count = 2;
static void *object;

static void *user(void *arg)
{
    (void)arg;
    atomic_fetch_sub(&count, 1);
    int left = atomic_load(&count);
    if (left == 0)
        free(object);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    object = malloc(4);
    pthread_create(&a, 0, user, 0);
    pthread_create(&b, 0, user, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&count) == 0);
    return 0;
}
