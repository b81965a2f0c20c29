// verdict: violated leak
// why: The last pointer to a block is lost.
// args: --leaks
// twin: holds/freed_at_exit.c
#include <stdlib.h>

static int *make(void)
{
    int *p = malloc(sizeof *p);
    *p = 1;
    return p;
}

int main(void)
{
    int *p = make();
    int value = *p;
    return value - 1;
}
