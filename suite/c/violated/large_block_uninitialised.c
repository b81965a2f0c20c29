// verdict: violated uninitialised
// why: Memory from malloc is undefined wherever nobody wrote, however large it is.
// twin: holds/large_block_used.c
#include <stdlib.h>

int main(void) {
    int *block = malloc(40000000);
    if (!block) return 1;
    block[5000000] = 1;
    if (block[5000001]) return 2;
    return 0;
}
