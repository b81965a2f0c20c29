// verdict: violated overflow
// why: Signed arithmetic overflows, which is undefined; asked for with --ub overflow.
// args: --ub overflow
// twin: holds/unsigned_wrap.c
#include <limits.h>
#include "heddle.h"

int main(void)
{
    int x = INT_MAX;
    x += heddle_choose(2);
    return x == 0;
}
