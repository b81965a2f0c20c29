/* holds with: --heap int=40 */
/* Locals with an address, one set for each call of a recursion. */
#include <assert.h>

static int down(int *from, int n)
{
    int mine = *from + 1;
    return n == 0 ? mine : down(&mine, n - 1);
}

int main(void)
{
    int zero = 0;
    assert(down(&zero, 30) == 31);
    return 0;
}
