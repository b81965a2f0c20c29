// verdict: holds
// why: As long as the first block is not freed, no other can have its address.
// twin: violated/aba_freed.c
#include <assert.h>
#include <stdlib.h>

int main(void) {
    int *old = malloc(sizeof *old);
    int *kept = old;
    int *new = malloc(sizeof *new);
    assert(new != kept);
    free(old);
    free(new);
    return 0;
}
