// verdict: open
// why: The address of a frame lies between the locals of its caller and those of whom it calls.
#include <assert.h>

__attribute__((noinline)) static int inner(const char *outer, const char *frame)
{
    const char here = 0;
    return outer > frame && frame > &here;
}

__attribute__((noinline)) static int middle(const char *outer)
{
    const char *frame = __builtin_frame_address(0);
    return inner(outer, frame) != 0;
}

int main(void)
{
    const char outer = 0;
    assert(middle(&outer));
    return 0;
}
