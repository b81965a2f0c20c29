// verdict: holds
// why: Floats are compared with a tolerance.
// twin: violated/float_equal.c
#include <assert.h>

int main(void)
{
    volatile double tenth = 0.1;
    double sum = 0;
    for (int i = 0; i < 10; i++)
        sum += tenth;
    double off = sum > 1.0 ? sum - 1.0 : 1.0 - sum;
    assert(off < 1e-9);
    return 0;
}
