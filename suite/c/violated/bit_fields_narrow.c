// verdict: violated assertion
// why: A field of two bits cannot hold five.
// twin: holds/bit_fields.c
#include <assert.h>

struct flags {
    unsigned kind : 2;
    unsigned used : 1;
    signed delta : 4;
};

int main(void)
{
    struct flags f = {0, 1, 0};
    volatile int five = 5;
    f.kind = five;
    f.delta = -3;
    assert(f.kind == 5 && f.used == 1 && f.delta == -3);
    return 0;
}
