// verdict: violated invalid-free
// why: The pointer that is freed points into the middle of a block.
// twin: holds/free_heap.c
#include <stdlib.h>

static void drop(void *p)
{
    free(p);
}

int main(void)
{
    int *p = malloc(2 * sizeof *p);
    drop(p + 1);
    return 0;
}
