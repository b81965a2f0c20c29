// verdict: violated assertion
// why: Whoever waits by plain reads goes on when the other is through, and then looks for another number.
// args: -p assertions
// twin: holds/plain_wait_unasked.c
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
    assert(left == 1);
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
