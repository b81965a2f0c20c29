// verdict: holds
// why: Unsigned arithmetic wraps and is defined.
// args: --ub overflow
// twin: violated/signed_overflow.c
#include <limits.h>
#include "heddle.h"

int main(void)
{
    unsigned x = INT_MAX;
    x += heddle_choose(2);
    return x == 0;
}
