// verdict: holds
// why: The recursion ends at one and gives the factorial.
// twin: violated/recursion_base.c
#include <assert.h>

static int factorial(int n)
{
    return n <= 1 ? 1 : n * factorial(n - 1);
}

int main(void)
{
    volatile int five = 5;
    assert(factorial(five) == 120);
    return 0;
}
