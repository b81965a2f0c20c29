// verdict: holds
// why: The outer loop makes enough passes for any order of three elements.
// twin: violated/bubble_sort_short.c
#include "heddle.h"

#define N 3
static int a[N];

static void sort(void)
{
    for (int pass = 0; pass < N - 1; pass++)
        for (int i = 0; i + 1 < N; i++)
            if (a[i] > a[i + 1]) {
                int t = a[i];
                a[i] = a[i + 1];
                a[i + 1] = t;
            }
}

int main(void)
{
    for (int i = 0; i < N; i++)
        a[i] = heddle_choose(N);
    sort();
    for (int i = 0; i + 1 < N; i++)
        heddle_assert(a[i] <= a[i + 1]);
    return 0;
}
