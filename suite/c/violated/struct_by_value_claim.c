// verdict: violated assertion
// why: The program expects the callee to change the caller's struct.
// twin: holds/struct_by_value.c
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
    assert(x.a[2] == 4 && y.a[2] == 4);
    return 0;
}
