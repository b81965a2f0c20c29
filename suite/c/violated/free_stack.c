// verdict: violated invalid-free
// why: The address of a local variable is freed.
// twin: holds/free_heap.c
#include <stdlib.h>

static void drop(void *p)
{
    free(p);
}

int main(void)
{
    int local = 0;
    drop(&local);
    return local;
}
