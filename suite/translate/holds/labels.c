/* Labels in odd places: first in a function, before a jump, at the end of a block, two
 * at once, and called as a generated one could be. */
#include <assert.h>

int x;

static int f(int a)
{
start:
    goto next;
    x = 1;
next:
    return a;
}

static int g(int n)
{
again: next1:
    if (n > 0) {
        n--;
        if (n == 1)
            goto out;
        goto again;
    out: ;
    }
    for (int i = 0; i < 3; i++) {
        if (i == 1)
            continue;
        n += i;
    }
    if (n < 0)
        goto next1;
    return n;
}

int main(void)
{
    assert(f(1) == 1 && x == 0);
    assert(g(3) == 3);
    return f(0);
}
