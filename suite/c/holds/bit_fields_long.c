// verdict: holds
// why: Bit-fields side by side over more than 128 bits keep their values apart, with their signs.
// twin: violated/bit_fields_long.c
#include <assert.h>
#include <string.h>

struct packed {
    unsigned a : 3;
    signed b : 21;
    unsigned long long c : 60;
    signed long long d : 47;
    unsigned e : 29;
    signed f : 7;
} __attribute__((packed));

struct plain {
    unsigned long long a : 60, b : 60, c : 60;
    signed d : 20;
};

static struct packed global = {5, -1000, 0xabcdef012345678ULL, -70000000000LL, 0x1234567, -64};

int main(void)
{
    assert(global.a == 5 && global.b == -1000 && global.c == 0xabcdef012345678ULL);
    assert(global.d == -70000000000LL && global.e == 0x1234567 && global.f == -64);
    struct packed p;
    memset(&p, 0, sizeof p);
    for (int i = 0; i < 3; i++) {
        p.a += 3;
        p.b -= 7;
        p.c = p.c * 31 + 5;
        p.d = -p.d - 9;
        p.e ^= 0x155;
        p.f--;
    }
    assert(p.a == 1 && p.b == -21 && p.c == 5 * 31 * 31 + 5 * 31 + 5);
    assert(p.d == -9 && p.e == 0x155 && p.f == -3);
    struct packed q = p;
    q.d = 1LL << 45;
    assert(p.d == -9 && q.d == 1LL << 45 && q.c == p.c && q.e == p.e);
    struct plain s = {1, 2, 3, -4}, t = s;
    t.b = ~0ULL;
    t.c++;
    assert(s.b == 2 && t.a == 1 && t.b == (1ULL << 60) - 1 && t.c == 4 && t.d == -4);
    return 0;
}
