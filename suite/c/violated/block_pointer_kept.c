// verdict: violated use-after-free
// why: A pointer to a local of a block that has ended, in one thread.
// twin: holds/block_scope.c
#include <assert.h>

static int largest(const int *a, int n)
{
    int *best = 0;
    for (int i = 0; i < n; i++) {
        int copy = a[i];
        if (!best || *best < copy)
            best = &copy;
    }
    return *best;
}

int main(void)
{
    int a[] = { 1, 5, 3 };
    assert(largest(a, 3) == 5);
    return 0;
}
