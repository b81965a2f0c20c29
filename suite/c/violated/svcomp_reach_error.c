// verdict: violated assertion
// why: The names of the verification competition: the error can be reached.
// twin: holds/svcomp_names.c
#include <pthread.h>

extern void reach_error(void);
extern void __VERIFIER_assume(int);
extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int credit = 1;

static void *spender(void *arg)
{
    (void)arg;
    if (__VERIFIER_nondet_bool())
        return 0;
    __VERIFIER_atomic_begin();
    credit--;
    if (credit < 0)
        reach_error();
    __VERIFIER_atomic_end();
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, spender, 0);
    pthread_create(&b, 0, spender, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
