// verdict: holds
// why: A machine of three states, written with goto and switch, ends in the last.
// twin: violated/goto_states_loop.c
#include "heddle.h"

static int run(int input)
{
    int state = 0, steps = 0;
again:
    if (++steps > 4)
        return -1;
    switch (state) {
    case 0:
        state = input ? 1 : 2;
        goto again;
    case 1:
        state = 2;
        goto again;
    case 2:
        return steps;
    }
    return 0;
}

int main(void)
{
    int n = run(heddle_choose(2));
    heddle_assert(n == 2 || n == 3);
    return 0;
}
