/* verdict: violated. The right side of || does not run. */
#include <assert.h>

int calls;

int yes(void) { calls++; return 1; }
int no(void) { calls++; return 0; }

int main(void)
{
    int r = no() && yes();
    assert(!r && calls == 1);
    r = yes() || no();
    assert(r && calls == 3);
    r = no() ? yes() : (yes(), 7);
    assert(r == 7);
    return 0;
}
