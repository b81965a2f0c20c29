/* verdict: holds. Each call of a recursive function has locals of its own, with addresses. */
#include <assert.h>

int depth(int n, int *out)
{
    int mine = n;
    int below = 0;
    if (n > 0)
        depth(n - 1, &below);
    *out = mine + below;
    return mine;
}

int main(void)
{
    int sum = 0;
    depth(3, &sum);
    assert(sum == 6);
    return 0;
}
