/* verdict: violated. Signed division does not round down. */
#include <assert.h>

int a = -7, b = 2;

int main(void)
{
    assert(a / b == -4);
    assert(a % b == -1);
    assert(-a / b == 3);
    assert(a >> 1 == -4);
    return 0;
}
