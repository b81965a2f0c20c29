// verdict: violated assertion
// why: Minus one times 2 to the 63 is the least of all numbers of 64 bits: it fits.
// twin: holds/overflow_wide.c
#include <assert.h>
#include <stdbool.h>

static bool product(long a, unsigned long b, long *r) { return __builtin_mul_overflow(a, b, r); }

int main(void) {
    long r;
    assert(product(-1, 1ul << 63, &r));
    return 0;
}
