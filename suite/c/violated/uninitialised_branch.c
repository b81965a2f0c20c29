// verdict: violated uninitialised
// why: On one path the variable is never set, and a branch depends on it.
// twin: holds/initialised.c
#include <stdlib.h>
#include "heddle.h"

int main(void)
{
    int *p = malloc(sizeof *p);
    if (heddle_choose(2))
        *p = 1;
    if (*p > 0)
        heddle_choose(2);
    free(p);
    return 0;
}
