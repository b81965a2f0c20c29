// verdict: violated assertion
// why: A constructor has run before main, so the variable is not zero any more.
// twin: holds/constructor_order.c
#include <assert.h>

static int ready;

__attribute__((constructor)) static void init(void) { ready = 1; }

int main(void)
{
    assert(ready == 0);
    return 0;
}
