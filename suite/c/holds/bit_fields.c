// verdict: holds
// why: The fields are wide enough for their values.
// twin: violated/bit_fields_narrow.c
#include <assert.h>

struct flags {
    unsigned kind : 3;
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
