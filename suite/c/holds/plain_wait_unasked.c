// verdict: holds
// why: A thread waits by plain reads for another that first makes up its mind, and only assertions are asked for: no step may go on for ever.
// args: -p assertions
// twin: violated/plain_wait_unasked.c
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);

int left = 1;

static void *undecided(void *arg)
{
    while (1) {
        if (__VERIFIER_nondet_int())
            break;
        else if (__VERIFIER_nondet_int())
            break;
    }
    left--;
    return arg;
}

static void *waiting(void *arg)
{
    while (left > 0)
        ;
    assert(left == 0);
    return arg;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, undecided, 0);
    pthread_create(&u, 0, waiting, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
