// verdict: violated assertion
// args: --opt 2
// why: At -O2 clang sums the loop by a formula in 65 bits; for 19 rounds the sum is 513.
// twin: holds/closed_form_opt2.c
#include <assert.h>
#include "heddle.h"

static unsigned long sum(unsigned long n)
{
    unsigned long s = 0;
    for (unsigned long i = 0; i < n; i++)
        s += i * 3;
    return s;
}

int main(void)
{
    assert(sum(heddle_choose(20)) < 513);
    return 0;
}
