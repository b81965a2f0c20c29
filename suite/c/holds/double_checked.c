// verdict: holds
// why: The pointer is an atomic; the object is complete before it is stored.
// twin: violated/double_checked_plain.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct thing {
    int value;
};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic(struct thing *) instance;

static struct thing *get(void)
{
    struct thing *t = instance;
    if (!t) {
        pthread_mutex_lock(&lock);
        t = instance;
        if (!t) {
            t = malloc(sizeof *t);
            t->value = 42;
            instance = t;
        }
        pthread_mutex_unlock(&lock);
    }
    return t;
}

static void *worker(void *arg)
{
    (void)arg;
    assert(get()->value == 42);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
