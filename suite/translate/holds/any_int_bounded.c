/* verdict: holds. Any number of 8 bits, but of those only four go on. */
#include <assert.h>
unsigned char __VERIFIER_nondet_uchar(void);
void __VERIFIER_assume(int);
int main(void) {
    unsigned char x = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(x < 4);
    int y = 0;
    for (int i = 0; i < x; i++) y += 2;
    assert(y == 2 * x);
    return 0;
}
