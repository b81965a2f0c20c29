// verdict: open
// why: The bucket depends on the number of an address, and one of many is tried.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

static int *table[16];

static unsigned bucket(int *p) { return (unsigned)((uintptr_t)p >> 4) % 16; }

int main(void) {
    int *p = malloc(sizeof *p);
    *p = 7;
    table[bucket(p)] = p;
    assert(*table[bucket(p)] == 7);
    free(p);
    return 0;
}
