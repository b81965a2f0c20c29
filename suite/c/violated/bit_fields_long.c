// verdict: violated assertion
// why: The field has 47 bits and a sign; what was stored does not fit.
// twin: holds/bit_fields_long.c
#include <assert.h>

struct packed {
    unsigned a : 3;
    signed b : 21;
    unsigned long long c : 60;
    signed long long d : 47;
    unsigned e : 29;
    signed f : 7;
} __attribute__((packed));

int main(void)
{
    struct packed p = {0};
    p.d = 1LL << 46;
    assert(p.d == 1LL << 46);
    return 0;
}
