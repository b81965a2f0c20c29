/* verdict: violated. Division by zero. */
#include <assert.h>

int heddle_choose(int n);

int main(void)
{
    int d = heddle_choose(3);
    int q = 0;
    if (d < 3)
        q = 12 / d;
    assert(q == 0 || q == 12 || q == 6);
    return 0;
}
