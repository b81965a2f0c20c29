// verdict: holds
// why: Everything is freed before main returns.
// args: --leaks
// twin: violated/leak_at_exit.c
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
    free(p);
    return value - 1;
}
