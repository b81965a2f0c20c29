/* verdict: holds. 64-bit numbers that are small. */
#include <assert.h>

long total;
int main(void)
{
    long long i;
    for (i = 0; i < 5; i++)
        total += i * 1000;
    assert(total == 10000);
    unsigned long n = sizeof(int) * 3;
    assert(n == 12);
    return 0;
}
