/* A function with two results. */
#include <assert.h>

int test(int a, int b)
{
    if (a >= b)
        return a;
    else
        return b;
}

int main(void)
{
    int x = 2;
    int y = 3;
    assert(test(x, y) == 3);
    return test(x, y);
}
