// verdict: violated assertion
// why: A block that is freed can come back from malloc at the same address, so a pointer that is compared later proves nothing (ABA).
// twin: holds/aba_kept.c
// lifetime: under memory models freed addresses do not come back
#include <assert.h>
#include <stdlib.h>

int main(void) {
    int *old = malloc(sizeof *old);
    int *kept = old;
    free(old);
    int *new = malloc(sizeof *new);
    assert(new != kept);
    free(new);
    return 0;
}
