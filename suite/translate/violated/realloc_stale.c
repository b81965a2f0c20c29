/* verdict: violated. A pointer into an array that has moved. */
#include <stdlib.h>
#include <assert.h>

int main(void)
{
    int *a = malloc(2 * sizeof(int));
    a[0] = 1;
    a[1] = 2;
    int *first = &a[0];
    a = realloc(a, 3 * sizeof(int));
    assert(a[0] == 1 && a[1] == 2);
    int x = *first;
    free(a);
    return x;
}
