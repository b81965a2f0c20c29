/* Cells with long arrays, arrays of structs and structs of arrays are zero again when
 * calloc() hands them out for the second time. */
#include <assert.h>
#include <stdlib.h>

struct in { short s[12]; int n; };
struct big { int a[100]; long l[10]; struct in in[3]; };

int main(void)
{
    for (int round = 0; round < 2; round++) {
        struct big *p = calloc(1, sizeof *p);
        assert(p);
        for (int i = 0; i < 100; i++)
            assert(p->a[i] == 0);
        assert(p->l[9] == 0 && p->in[2].s[11] == 0 && p->in[1].n == 0);
        p->a[64] = 1;
        p->a[99] = 1;
        p->l[9] = 1L << 40;
        p->in[2].s[11] = 3;
        p->in[1].n = 4;
        free(p);
    }
    return 0;
}
