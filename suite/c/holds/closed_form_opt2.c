// verdict: holds
// args: --opt 2
// why: At -O2 clang sums the loop by a formula in 65 bits; the sum is the same.
// twin: violated/closed_form_opt2.c
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
    unsigned long n = heddle_choose(20);
    assert(sum(n) == 3 * n * (n ? n - 1 : 0) / 2);
    return 0;
}
