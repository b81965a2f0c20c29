// verdict: holds
// why: The assumption leaves only the cases in which the claim is true.
// twin: violated/choose_no_assume.c
#include "heddle.h"

int main(void)
{
    int a = heddle_choose(4), b = heddle_choose(4);
    heddle_assume(a < b);
    heddle_assert(b != 0);
    return 0;
}
