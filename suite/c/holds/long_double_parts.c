// verdict: holds
// why: a long double taken apart and put together again is what it was, with all its 64 bits
// twin: violated/long_double_parts.c
#include <assert.h>
#include <math.h>

int main(void) {
  int e;
  long double third = 1.0L / 3, whole;
  long double m = frexpl(third, &e);
  assert(m >= 0.5L && m < 1 && e == -1);
  assert(ldexpl(m, e) == third && ldexpl(1, 100) == 1267650600228229401496703205376.0L);
  assert(scalbnl(third, 3) == third * 8);
  assert(modfl(2.5L, &whole) == 0.5L && whole == 2);
  assert(ilogbl(8) == 3 && logbl(0.25L) == -2);
  assert(nextafterf(1, 2) > 1 && nextafterf(1, 2) - 1 == 0x1p-23f);
  assert(nexttoward(1, 2) - 1 == 0x1p-52);
  return 0;
}
