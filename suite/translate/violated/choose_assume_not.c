/* verdict: violated. Three times three is ruled out no more. */
#include <heddle.h>
#include <assert.h>

int main(void)
{
    int a = heddle_choose(4), b = heddle_choose(4);
    heddle_assume(a <= b);
    int product = a * b;
    heddle_assert(product != 9 && product != 4);
    return 0;
}
