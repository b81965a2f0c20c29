// verdict: violated assertion
// why: The program expects the highest byte first.
// twin: holds/union_bytes.c
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
    assert(w.byte[0] == 1);
    return 0;
}
