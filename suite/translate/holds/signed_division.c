/* verdict: holds. Signed division rounds to zero. */
#include <assert.h>

int a = -7, b = 2;

int main(void)
{
    assert(a / b == -3);
    assert(a % b == -1);
    assert(-a / b == 3);
    assert(a >> 1 == -4);
    return 0;
}
