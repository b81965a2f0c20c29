/* verdict: holds. A hash of 64 bits wraps around as it should. */
#include <stdint.h>
#include <assert.h>
uint64_t fnv(const unsigned char *p, int n) {
    uint64_t h = 14695981039346656037ULL;
    for (int i = 0; i < n; i++) { h ^= p[i]; h *= 1099511628211ULL; }
    return h;
}
int main(void) {
    unsigned char a[3] = { 'a', 'b', 'c' };
    uint64_t h = fnv(a, 3);
    assert(h == 0xe71fa2190541574bULL);
    assert((uint32_t)(h >> 32) == 0xe71fa219u);
    return 0;
}
