/* verdict: holds. A quotient of ints is an int whatever the signs, and as a part of a
 * longer number it is widened with its sign. */
#include <assert.h>

int heddle_choose(int n);

int values[4] = { 7, -7, 2147483647, -2147483647 - 1 };

int main(void)
{
    int a = values[heddle_choose(4)];
    long z = (a / -2) & 0xffffffffffll;
    long w = (heddle_choose(2) ? a / -3 : 250) & 1023;
    if (a == 7)
        assert(z == 0xfffffffffdll);
    if (a == -2147483647 - 1)
        assert(z == 1073741824);
    assert(w >= 0 && w <= 1023);
    return 0;
}
