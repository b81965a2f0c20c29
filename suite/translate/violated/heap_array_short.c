/* verdict: violated. One past an array from the heap. */
#include <stdlib.h>
#include <assert.h>

int main(void)
{
    int *a = malloc(3 * sizeof(int));
    int *b = calloc(2, sizeof(int));
    for (int i = 0; i < 3; i++)
        a[i] = i + 1;
    b[2] = 5;
    assert(a[0] + a[1] + a[2] == 6 && b[0] == 0);
    free(a);
    free(b);
    return 0;
}
