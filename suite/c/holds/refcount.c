// verdict: holds
// why: Who brings the count to zero frees the object; nobody touches it after letting go.
// twin: violated/refcount_use_after_release.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
    atomic_int count;
    int value;
};

static void release(struct object *o)
{
    if (atomic_fetch_sub(&o->count, 1) == 1)
        free(o);
}

static void *user(void *arg)
{
    struct object *o = arg;
    assert(o->value == 5);
    release(o);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    struct object *o = malloc(sizeof *o);
    o->value = 5;
    atomic_init(&o->count, 2);
    pthread_create(&a, 0, user, o);
    pthread_create(&b, 0, user, o);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
