// verdict: holds
// why: The variable has a value on every path.
// twin: violated/uninitialised_branch.c
#include <stdlib.h>
#include "heddle.h"

int main(void)
{
    int *p = malloc(sizeof *p);
    *p = 0;
    if (heddle_choose(2))
        *p = 1;
    if (*p > 0)
        heddle_choose(2);
    free(p);
    return 0;
}
