/* verdict: holds. A recursive function with arguments and results of 64 bits. */
#include <assert.h>
long fact(long n) { return n <= 1 ? 1 : n * fact(n - 1); }
unsigned long fib(unsigned n) { unsigned long a = 0, b = 1; while (n--) { unsigned long c = a + b; a = b; b = c; } return a; }
int main(void) {
    assert(fact(15) == 1307674368000L);
    assert(fib(60) == 1548008755920UL);
    return 0;
}
