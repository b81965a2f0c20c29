// verdict: violated assertion
// why: The second worker may not have written yet when the first has been joined, and what the
//   first returned lets the main thread look.
// twin: holds/join_result_other.c
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
    if (p == &result)
        assert(atomic_load(&other) == 1);
    pthread_join(u, 0);
    return 0;
}
