// verdict: violated assertion
// why: The product of two 64-bit numbers does not fit 64 bits.
// twin: holds/wide_integers.c
#include <assert.h>
#include <stdint.h>

int main(void)
{
    volatile uint64_t a = UINT64_MAX, b = 3;
    unsigned __int128 p = (unsigned __int128)a * b;
    assert(p >> 64 == 0);
    return 0;
}
