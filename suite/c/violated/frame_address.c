// verdict: violated assertion
// why: A frame has an address.
// twin: holds/frame_address.c
#include <assert.h>

static void *frame(void) { return __builtin_frame_address(0); }

int main(void) {
    assert(frame() == 0);
    return 0;
}
