/* 64-bit quotients and remainders by variables large and small, signed and not, also
 * where they stand in conditions and in other quotients. */
#include <assert.h>

static long rest(long a, long b) { return b == 0 ? 0 : a % b; }
static unsigned long over(unsigned long a, unsigned long b) { return b ? a / b : 0; }

int main(void)
{
    long big = 5000000000L, small = 7;
    unsigned long huge = 0xfffffffffffffff0UL;
    unsigned u = 4000000000u, d = 3;
    assert(rest(big, small) == 5000000000L % 7);
    assert(rest(-big, small) == -(5000000000L % 7) && rest(big, -small) == 5000000000L % 7);
    assert(rest(small, big) == 7 && rest(big, 0) == 0);
    assert(over(huge, 3) == 0xfffffffffffffff0UL / 3 && over(huge, huge) == 1);
    assert(big / small / 3 == 5000000000L / 7 / 3);
    assert((u / d) % 1000u == (4000000000u / 3) % 1000u && u % (d + 4) == 4000000000u % 7);
    assert((u / (u / d)) / d == 1);
    return 0;
}
