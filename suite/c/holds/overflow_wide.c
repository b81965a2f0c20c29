// verdict: holds
// why: Signed and unsigned numbers of 64 bits are multiplied as numbers of 65, those of 128 as they are.
// twin: violated/overflow_wide.c
#include <assert.h>
#include <limits.h>
#include <stdbool.h>

typedef unsigned __int128 wide;

static bool product(long a, unsigned long b, long *r) { return __builtin_mul_overflow(a, b, r); }

static bool sum(wide a, wide b, wide *r) { return __builtin_add_overflow(a, b, r); }

static bool less(wide a, wide b, wide *r) { return __builtin_sub_overflow(a, b, r); }

int main(void) {
    long r;
    wide w;
    assert(!product(-1, 1ul << 63, &r) && r == LONG_MIN);
    assert(product(1, 1ul << 63, &r));
    assert(!product(-3, 5, &r) && r == -15);
    assert(product(LONG_MAX, 3, &r));
    assert(sum(~(wide)0, 1, &w) && w == 0);
    assert(!sum((wide)1 << 127, 1, &w) && w == ((wide)1 << 127 | 1));
    assert(less(1, 2, &w) && w == ~(wide)0);
    assert(!less((wide)1 << 64, 1, &w) && w == ULONG_MAX);
    return 0;
}
