// verdict: holds
// why: An input of an empty assembly template may be wider than the output in memory that it is
//   tied to: what fits is put there, and its neighbour stays.
#include <assert.h>

struct pair { unsigned low, next; };

int main(void) {
    struct pair p = {1, 2};
    unsigned long wide = 0x1122334455667788;
    __asm__("" : "=g"(p.low) : "0"(wide));
    assert(p.low == 0x55667788 && p.next == 2);
    return 0;
}
