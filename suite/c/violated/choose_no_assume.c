// verdict: violated assertion
// why: Without the assumption one of the chosen values breaks the claim.
// twin: holds/choose_assume.c
#include "heddle.h"

int main(void)
{
    int a = heddle_choose(4), b = heddle_choose(4);
    (void)a;
    heddle_assert(b != 0);
    return 0;
}
