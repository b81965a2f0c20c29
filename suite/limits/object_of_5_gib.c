// One object beyond four gibibytes, written at its end.
#include <assert.h>
#include <stdlib.h>
int main(void) {
    unsigned long size = 5ul << 30;
    char *p = malloc(size);
    assert(p);
    p[size - 1] = 7;
    assert(p[size - 1] == 7);
    free(p);
    return 0;
}
