// verdict: violated out-of-bounds
// why: The index can be one past the table.
// twin: holds/function_table.c
#include "heddle.h"

static int twice(int x)
{
    return 2 * x;
}

static int square(int x)
{
    return x * x;
}

static int (*const table[2])(int) = {twice, square};

int main(void)
{
    int i = heddle_choose(3);
    heddle_assume(i < 3);
    heddle_assert(table[i](2) == 4);
    return 0;
}
