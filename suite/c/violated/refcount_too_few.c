// verdict: violated use-after-free
// why: The count starts at one although two threads hold a reference.
// twin: holds/refcount.c
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
    atomic_init(&o->count, 1);
    pthread_create(&a, 0, user, o);
    pthread_create(&b, 0, user, o);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
