// verdict: violated use-after-free
// why: The old pointer is used after realloc has moved the block.
// twin: holds/realloc_grow.c
#include <assert.h>
#include <stdlib.h>

int main(void)
{
    int *p = malloc(sizeof *p);
    *p = 11;
    int *q = realloc(p, 4 * sizeof *q);
    assert(*p == 11);
    q[3] = 1;
    free(q);
    return 0;
}
