// verdict: violated assertion
// why: A tenth has no exact binary form: ten of them are not one.
// twin: holds/float_compare.c
#include <assert.h>

int main(void)
{
    volatile double tenth = 0.1;
    double sum = 0;
    for (int i = 0; i < 10; i++)
        sum += tenth;
    double off = sum > 1.0 ? sum - 1.0 : 1.0 - sum;
    assert(off == 0);
    return 0;
}
