// verdict: holds
// why: The result of malloc is tested.
// args: --malloc-may-fail
// twin: violated/malloc_unchecked.c
#include <stdlib.h>

int main(void)
{
    int *p = malloc(sizeof *p);
    if (!p)
        return 1;
    *p = 1;
    free(p);
    return 0;
}
