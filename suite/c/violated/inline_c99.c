// verdict: violated assertion
// why: The body of the inline function decides: twice twice three is twelve.
// twin: holds/inline_c99.c
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
    assert(four_times(3) == 9);
    return 0;
}
