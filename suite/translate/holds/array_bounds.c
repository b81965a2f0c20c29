/* verdict: holds. Every index lies inside. */
#include <assert.h>

int a[3];
int heddle_choose(int n);

int main(void)
{
    int i = heddle_choose(3);
    int *p = a;
    a[i] = 1;
    p[i] = 2;
    assert(a[0] + a[1] + a[2] == 2);
    return 0;
}
