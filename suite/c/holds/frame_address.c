// verdict: holds
// why: A frame has an address, and so has the place that a function returns to.
// twin: violated/frame_address.c
#include <assert.h>

static void *frame(void) { return __builtin_frame_address(0); }
static void *back(void) { return __builtin_return_address(0); }

int main(void) {
    assert(__builtin_frame_address(0) != 0);
    assert(frame() != 0);
    assert(back() != 0);
    return 0;
}
