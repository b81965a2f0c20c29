// verdict: violated assertion
// why: A hundred megabytes are no reason for malloc to fail, so the assertion behind the test is reached.
// twin: holds/large_block_used.c
#include <assert.h>
#include <stdlib.h>

int main(void) {
    char *block = malloc(100u << 20);
    if (block == 0) return 1;
    block[99u << 20] = 1;
    assert(block[99u << 20] == 0);
    free(block);
    return 0;
}
