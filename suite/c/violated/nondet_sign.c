// verdict: violated assertion
// why: A nondeterministic character can be negative.
// twin: holds/nondet_bounded.c
#include "heddle.h"

int main(void)
{
    char c = heddle_nondet_char();
    heddle_assert(c / 2 >= 0 && c >> 7 == 0);
    return 0;
}
