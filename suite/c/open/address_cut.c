// verdict: open
// why: The lower half of an address is a number like others; only by a rare chance is it zero.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

static char global[2];

int main(void) {
    char local;
    char *heap = malloc(1);
    assert((int32_t)(uintptr_t)global != 0);
    assert((int32_t)(uintptr_t)&local != 0);
    assert((int32_t)(uintptr_t)heap != 0);
    assert((int32_t)(uintptr_t)"text" != 0);
    free(heap);
    return 0;
}
