/* verdict: holds. Blocks that a jump enters in the middle: what is declared there is alive. */
#include <assert.h>

void set(int *p, int v)
{
    *p = v;
}

int by_label(int again)
{
    int n = 0;
    while (n < 2) {
        int x = 0;
        int *p = &x;
inside:
        p = &x;
        set(p, n);
        n++;
        if (again) {
            again = 0;
            goto inside;
        }
        assert(*p == n - 1);
    }
    return n;
}

int by_case(int k)
{
    int *p = 0;
    for (int round = 0; round < 2; round++)
        switch (k) {
            int y;
        case 1:
            p = &y;
            set(p, 1);
            assert(*p == 1);
            break;
        default:
            p = &y;
            set(p, 2);
            assert(y == 2);
        }
    return k;
}

int main(void)
{
    assert(by_label(1) == 2);
    assert(by_label(0) == 2);
    assert(by_case(1) + by_case(2) == 3);
    return 0;
}
