// verdict: violated assertion
// why: The count that shares a word with the pointer has sixteen bits, and the program reads it one bit too low.
// twin: holds/address_tagged.c
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(void) {
    int *p = malloc(sizeof *p);
    uint64_t packed = (uint64_t)(uintptr_t)p << 16 | 2;
    assert((packed >> 1 & 0xffff) == 2);
    free(p);
    return 0;
}
