// verdict: violated null-dereference
// why: malloc may fail, and its result is used unseen.
// args: --malloc-may-fail
// twin: holds/malloc_checked.c
#include <stdlib.h>

int main(void)
{
    int *p = malloc(sizeof *p);
    *p = 1;
    free(p);
    return 0;
}
