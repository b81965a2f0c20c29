/* verdict: holds. Large unsigned numbers compare, divide and shift as unsigned. */
#include <assert.h>

unsigned large = 3000000000u;
int minus = -1;

int main(void)
{
    unsigned half = large / 2;
    assert(half == 1500000000u);
    assert(large % 7u == 3000000000u % 7u);
    assert(large > 5u);
    assert(large >> 4 == 187500000u);
    assert((unsigned)minus > large);
    assert(minus < 5);
    return 0;
}
