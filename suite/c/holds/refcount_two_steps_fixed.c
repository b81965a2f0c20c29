// verdict: holds
// why: The old count comes from the same step that lowers it, so exactly one thread sees one.
// twin: violated/refcount_two_steps.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int count = 2;
static void *object;

static void *user(void *arg)
{
    (void)arg;
    int left = atomic_fetch_sub(&count, 1) - 1;
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
