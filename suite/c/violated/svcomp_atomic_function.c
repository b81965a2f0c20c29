// verdict: violated assertion
// why: The same function under a name that promises nothing: a value is read, and overwritten
//   after another thread has written.
// args: --races off
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

void add(int *p, int v)
{
    int t = *p;
    *p = t + v;
}

static void *worker(void *arg)
{
    add(&total, 1);
    add(&total, 2);
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
