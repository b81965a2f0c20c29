// verdict: holds
// why: A struct passed by value is a copy: the caller keeps its own.
// twin: violated/struct_by_value_claim.c
#include <assert.h>

struct big {
    long a[6];
};

static struct big bump(struct big b)
{
    b.a[2]++;
    return b;
}

int main(void)
{
    struct big x = {{1, 2, 3, 4, 5, 6}};
    struct big y = bump(x);
    assert(x.a[2] == 3 && y.a[2] == 4);
    return 0;
}
