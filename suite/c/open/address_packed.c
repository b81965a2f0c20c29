// verdict: open
// why: A pointer shifted up and down again leads back to its object; heddle gave it one address of many.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    long *p = malloc(2 * sizeof *p);
    p[1] = 5;
    uint64_t packed = (uint64_t)(uintptr_t)p << 16 | 77;
    long *q = (long *)(uintptr_t)(packed >> 16);
    assert((packed & 0xffff) == 77 && q == p && q[1] == 5);
    unsigned char bytes[sizeof p];
    for (unsigned i = 0; i < sizeof p; i++) bytes[i] = ((unsigned char *)&p)[i];
    long *r;
    memcpy(&r, bytes, sizeof r);
    assert(r == p && r[1] == 5);
    free(r);
    return 0;
}
