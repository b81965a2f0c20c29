/* verdict: violated. The factorial of five is 120. */
#include <assert.h>

int factorial(int n)
{
    if (n <= 1)
        return 1;
    return n * factorial(n - 1);
}

int even(int n);
int odd(int n) { return n == 0 ? 0 : even(n - 1); }
int even(int n) { return n == 0 ? 1 : odd(n - 1); }

int main(void)
{
    assert(factorial(5) == 24);
    assert(even(4) && odd(3) && !odd(2));
    return 0;
}
