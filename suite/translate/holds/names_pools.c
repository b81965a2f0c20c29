/* Variables called like what a translation needs for pointers. */
#include <assert.h>
#include <stdlib.h>

struct cell { int n; struct cell *next; };
struct cell cell_mem, *cell_valid;
int malloc_cell, free_cell, heap_bound_of_cell, thread_state, tmp1, tmp;

int main(void)
{
    cell_valid = &cell_mem;
    cell_valid->n = 1;
    struct cell *p = malloc(sizeof *p);
    assert(p);
    p->n = 2;
    p->next = cell_valid;
    malloc_cell = p->next->n;
    free_cell = p->n;
    free(p);
    tmp1 = malloc_cell + free_cell;
    tmp = tmp1 + thread_state + heap_bound_of_cell;
    assert(tmp == 3);
    return 0;
}
