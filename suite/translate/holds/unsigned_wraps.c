/* verdict: holds. Unsigned arithmetic wraps at the width of its type. */
#include <assert.h>

unsigned counter = 4294967295u;

int main(void)
{
    unsigned char byte = 250;
    unsigned short word = 65535;
    signed char small = 127;
    counter = counter + 2;
    byte = byte + 10;
    word++;
    small = small + 1;
    assert(counter == 1);
    assert(byte == 4);
    assert(word == 0);
    assert(small == -128);
    return 0;
}
