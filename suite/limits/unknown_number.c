// A number of which too many values are left.
#include <assert.h>
#include <heddle.h>
int main(void) {
    unsigned n = heddle_nondet_uint();
    unsigned square = n * n;
    assert(square != 3);
    return 0;
}
