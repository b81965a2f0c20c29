// verdict: unsupported
// why: A function that was to be one step is put into its caller by order, and then it is none.
// args: --opt 2 --races off
// twin: holds/svcomp_atomic_function.c
#include <assert.h>
#include <pthread.h>

extern void abort(void);
extern unsigned __VERIFIER_nondet_uint(void);

void assume_abort_if_not(int cond)
{
    if (!cond)
        abort();
}

static int total;

static inline __attribute__((always_inline)) void __VERIFIER_atomic_add(int *p, int v)
{
    int t = *p;
    *p = t + v;
}

static void *worker(void *arg)
{
    __VERIFIER_atomic_add(&total, 1);
    __VERIFIER_atomic_add(&total, 2);
    return arg;
}

int main(void)
{
    unsigned k = __VERIFIER_nondet_uint();
    assume_abort_if_not(k < 3);
    total = (int)k;
    pthread_t t, u;
    pthread_create(&t, 0, worker, 0);
    pthread_create(&u, 0, worker, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(total == 6 + (int)k);
    return 0;
}
