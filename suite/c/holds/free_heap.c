// verdict: holds
// why: What is freed came from malloc.
// twin: violated/free_stack.c
#include <stdlib.h>

static void drop(void *p)
{
    free(p);
}

int main(void)
{
    int *p = malloc(sizeof *p);
    drop(p);
    return 0;
}
