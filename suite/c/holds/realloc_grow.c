// verdict: holds
// why: After realloc only the new pointer is used.
// twin: violated/realloc_stale.c
#include <assert.h>
#include <stdlib.h>

int main(void)
{
    int *p = malloc(sizeof *p);
    *p = 11;
    int *q = realloc(p, 4 * sizeof *q);
    assert(*q == 11);
    q[3] = 1;
    free(q);
    return 0;
}
