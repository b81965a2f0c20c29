// verdict: violated data-race
// why: The last reference is dropped with a relaxed decrement: nothing orders the reads of the others before the free.
// twin: holds/refcount_free.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
    atomic_int count;
    int value;
};

static void drop(struct object *o)
{
    if (atomic_fetch_sub_explicit(&o->count, 1, memory_order_relaxed) == 1) {
        free(o);
    }
}

static void *reader(void *arg)
{
    struct object *o = arg;
    int value = o->value;
    drop(o);
    assert(value == 7);
    return 0;
}

int main(void)
{
    pthread_t t[2];
    struct object *o = malloc(sizeof *o);
    atomic_init(&o->count, 3);
    o->value = 7;
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, reader, o);
    drop(o);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
