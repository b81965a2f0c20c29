// verdict: violated assertion
// why: What goes into an empty template is what comes out, even where the output lies in memory.
// twin: holds/assembly_anywhere.c
#include <assert.h>

int main(void) {
    int u = 3, v = 1;
    asm("" : "=g"(v) : "0"(u));
    assert(v == 1);
    return 0;
}
