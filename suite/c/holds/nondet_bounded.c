// verdict: holds
// why: The value is assumed to be in range before it is used.
// twin: violated/nondet_sign.c
#include "heddle.h"

int main(void)
{
    char c = heddle_nondet_char();
    heddle_assume(c >= 0);
    heddle_assert(c / 2 >= 0 && c >> 7 == 0);
    return 0;
}
