/* verdict: violated. The smallest int by -1 is no int. */
#include <assert.h>

int heddle_choose(int n);

int values[2] = { -2147483647, -2147483647 - 1 };

int main(void)
{
    int by = heddle_choose(2) ? -1 : -2;
    long z = values[heddle_choose(2)] / by;
    assert(z > 0);
    return 0;
}
