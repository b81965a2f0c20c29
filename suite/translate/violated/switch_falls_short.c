/* verdict: violated. The default adds a hundred once. */
#include <assert.h>

int steps;

int run(int state)
{
    switch (state) {
    case 0:
        steps += 1;
    case 1:
    case 2:
        steps += 10;
        break;
    case 7:
        return -1;
    default:
        steps += 100;
    }
    return steps;
}

int main(void)
{
    assert(run(0) == 11);
    assert(run(2) == 21);
    assert(run(5) == 221);
    assert(run(7) == -1);
    return 0;
}
