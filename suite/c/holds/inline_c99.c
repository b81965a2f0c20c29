// verdict: holds
// why: An inline function of C99 that no file defines for others still has a body.
// twin: violated/inline_c99.c
#include <assert.h>

inline int twice(int x)
{
    return 2 * x;
}

inline int four_times(int x)
{
    return twice(twice(x));
}

int main(void)
{
    assert(four_times(3) == 12);
    return 0;
}
