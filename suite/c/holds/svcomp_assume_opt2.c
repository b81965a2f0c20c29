// verdict: holds
// why: The optimiser puts the assumption's body where it is called; that abort is still no error.
// args: --opt 2
// twin: violated/svcomp_reach_error.c
#include <assert.h>

extern void abort(void);
extern unsigned __VERIFIER_nondet_uint(void);

void assume_abort_if_not(int cond)
{
    if (!cond)
        abort();
}

int main(void)
{
    unsigned k = __VERIFIER_nondet_uint();
    assume_abort_if_not(2 <= k && k < 7);
    assert(k != 1 && k != 7);
    return 0;
}
