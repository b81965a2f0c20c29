/* verdict: violated. The loop stops one state early. */
#include <assert.h>

enum state { IDLE, RUN = 5, DONE };
typedef enum state state_t;

state_t next(state_t s)
{
    switch (s) {
    case IDLE: return RUN;
    case RUN: return DONE;
    default: return s;
    }
}

int main(void)
{
    state_t s = IDLE;
    int n = 0;
    do {
        s = next(s);
        n++;
    } while (s != RUN);
    assert(s == 6 && n == 2);
    return 0;
}
