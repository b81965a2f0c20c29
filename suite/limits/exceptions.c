// Whether a division was exact.
#include <assert.h>
#include <fenv.h>
int main(void) {
    volatile double one = 1, three = 3;
    feclearexcept(FE_ALL_EXCEPT);
    one /= three;
    assert(fetestexcept(FE_INEXACT));
    return 0;
}
