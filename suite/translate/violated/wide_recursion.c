/* verdict: violated. The recursion ends at just this number. */
#include <assert.h>
long f(long a, unsigned long b) { if (a < 0 || b > 10) return a; return f(a - 3000000000L, b + 1); }
int main(void) { long r = f(7000000000L, 3); assert(r != -2000000000L); return 0; }
