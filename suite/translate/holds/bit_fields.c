/* verdict: holds. Bit-fields wrap at their own width. */
#include <assert.h>
struct flags { unsigned ready : 1; unsigned mode : 3; int delta : 4; unsigned rest : 8; };
int main(void) {
    struct flags f = { 1, 5, -3, 200 };
    assert(f.ready && f.mode == 5 && f.delta == -3 && f.rest == 200);
    f.mode += 4; assert(f.mode == 1);
    f.rest = 300; assert(f.rest == 44);
    f.delta = 7; f.delta++; assert(f.delta == -8);
    f.ready = !f.ready; assert(!f.ready);
    return 0;
}
