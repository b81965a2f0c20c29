// verdict: holds
// why: Products of 64-bit numbers in 128 bits, by the laws of arithmetic.
// twin: violated/wide_integers.c
#include <assert.h>
#include <stdint.h>
#include "heddle.h"

static unsigned __int128 product(uint64_t a, uint64_t b)
{
    return (unsigned __int128)a * b;
}

int main(void)
{
    uint64_t a = UINT64_MAX - heddle_choose(3), b = UINT64_MAX - heddle_choose(3);
    unsigned __int128 p = product(a, b);
    assert(p / a == b && p % a == 0);
    // (2^64 - i)(2^64 - k) = 2^128 - (i + k) 2^64 + ik
    assert((uint64_t)p == (0 - a) * (0 - b));
    assert((uint64_t)(p >> 64) == a + b);
    __int128 negative = -(__int128)(p >> 1);
    assert(negative < 0 && (negative >> 127) == -1);
    assert((uint64_t)-negative == (uint64_t)(p >> 1));
    return 0;
}
