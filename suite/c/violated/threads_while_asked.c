// verdict: violated assertion
// why: As many threads as somebody wants, and the second is one too many for a counter that is read and written in two steps.
// args: --races off --threads 4
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern _Bool __VERIFIER_nondet_bool(void);

static atomic_int count, done;

static void *worker(void *arg)
{
    atomic_store(&count, atomic_load(&count) + 1);
    atomic_fetch_add(&done, 1);
    return arg;
}

int main(void)
{
    pthread_t t;
    while (__VERIFIER_nondet_bool()) {
        pthread_create(&t, 0, worker, 0);
        int d = atomic_load(&done), c = atomic_load(&count);
        assert(c >= d);
    }
    return 0;
}
