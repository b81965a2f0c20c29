// verdict: violated livelock
// why: The only thread waits for a number that only it could write.
#include <stdatomic.h>

static _Atomic unsigned phase;

static unsigned look(void) { return atomic_load_explicit(&phase, memory_order_acquire); }

int main(void) {
    unsigned seen = 0;
    while (look() < 3) seen = look();
    return (int)seen;
}
