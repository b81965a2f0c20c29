// verdict: holds
// why: Calls nest as deep as the stack of an ordinary process allows.
// large: thousands of frames
// ordinary machine: under memory models calls are cut where they go this deep, which is told.
#include <assert.h>

static int depth(int n) {
    if (n == 0) return 0;
    int below = depth(n - 1);
    return below + 1;
}

int main(void) {
    assert(depth(6000) == 6000);
    return 0;
}
