/* verdict: holds. A state machine with an enum that only a typedef names. */
#include <assert.h>
enum state { IDLE, RUN, STOP = 10 };
typedef enum { RED, GREEN } colour;
static enum state next(enum state s, char c) {
    switch (s) {
    case IDLE: if (c == 'r') return RUN; break;
    case RUN:
        switch (c) { case 's': s = STOP; break; case 'i': return IDLE; default: ; }
        break;
    default: break;
    }
    return s;
}
int main(void) {
    enum state s = IDLE; colour k = GREEN;
    const char in[] = { 'x', 'r', 'y', 's', 'r' };
    for (int i = 0; i < 5; i++) s = next(s, in[i]);
    assert(s == STOP && k == 1);
    do { k = k == RED ? GREEN : RED; if (k == RED) continue; break; } while (1);
    assert(k == GREEN);
    return 0;
}
