/* verdict: violated. One more doubling empties 64 bits. */
#include <assert.h>
#include <stdint.h>
int main(void) {
    uint64_t x = 1; int n = 0;
    while (x != 0 && n < 70) { x *= 2; n++; }
    assert(n == 63);
    return 0;
}
