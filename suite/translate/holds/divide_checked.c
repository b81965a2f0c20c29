/* verdict: holds. Division by a number that may be zero, guarded. */
#include <assert.h>

int heddle_choose(int n);

int main(void)
{
    int d = heddle_choose(3);
    int q = 0;
    if (d != 0)
        q = 12 / d;
    assert(q == 0 || q == 12 || q == 6);
    return 0;
}
