// verdict: holds
// why: The main thread looks at what the second worker writes when it has joined both, whatever the
//   first one returned.
// twin: violated/join_result_other.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int result;
static atomic_int other;

static void *first(void *arg)
{
    (void)arg;
    return &result;
}

static void *second(void *arg)
{
    atomic_store(&other, 1);
    return arg;
}

int main(void)
{
    pthread_t t, u;
    void *p = 0;
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, &p);
    pthread_join(u, 0);
    if (p == &result)
        assert(atomic_load(&other) == 1);
    return 0;
}
