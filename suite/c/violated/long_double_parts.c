// verdict: violated assertion
// why: through a double a long double loses eleven of its bits
// twin: holds/long_double_parts.c
#include <assert.h>
#include <math.h>

int main(void) {
  int e;
  long double third = 1.0L / 3;
  double m = frexpl(third, &e);
  assert(ldexpl(m, e) == third);
  return 0;
}
