/* holds with: nothing */
/* A recursion deeper than there can be processes. */
#include <assert.h>

static int count(int n) { return n == 0 ? 0 : count(n - 1) + 1; }

int main(void)
{
    assert(count(400) == 400);
    return 0;
}
