/* The program hopes to find what it freed. */
#include <assert.h>
#include <stdlib.h>

struct row { int before[80]; int last; };

int main(void)
{
    struct row *p = malloc(sizeof *p);
    assert(p);
    p->before[79] = 7;
    p->last = 8;
    free(p);
    struct row *q = calloc(1, sizeof *q);
    assert(q);
    assert(q->before[79] == 7);
    free(q);
    return 0;
}
