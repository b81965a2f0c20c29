// Another rounding.
#include <assert.h>
#include <fenv.h>
int main(void) {
    assert(fesetround(FE_UPWARD) == 0);
    return 0;
}
