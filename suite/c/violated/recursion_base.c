// verdict: violated assertion
// why: The base case is wrong, so the product is zero.
// twin: holds/recursion.c
#include <assert.h>

static int factorial(int n)
{
    return n <= 0 ? 0 : n * factorial(n - 1);
}

int main(void)
{
    volatile int five = 5;
    assert(factorial(five) == 120);
    return 0;
}
