// verdict: holds
// why: On a little-endian machine the lowest byte comes first.
// twin: violated/union_bytes_order.c
#include <assert.h>
#include <stdint.h>

union word {
    uint32_t whole;
    uint8_t byte[4];
};

int main(void)
{
    union word w;
    w.whole = 0x01020304;
    assert(w.byte[0] == 4 && w.byte[3] == 1);
    return 0;
}
