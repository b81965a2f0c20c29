// verdict: holds
// why: The array of variable length is as long as the loop.
// twin: violated/vla_too_short.c
#include "heddle.h"

static int fill(int n)
{
    int a[n], sum = 0;
    for (int i = 0; i < n; i++)
        a[i] = i;
    for (int i = 0; i < n; i++)
        sum += a[i];
    return sum;
}

int main(void)
{
    heddle_assert(fill(1 + heddle_choose(3)) <= 3);
    return 0;
}
