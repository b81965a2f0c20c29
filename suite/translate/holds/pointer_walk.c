/* verdict: holds. Pointers move inside an array. */
#include <assert.h>

int numbers[4] = { 3, 1, 4, 1 };

int sum(int *from, int *to)
{
    int s = 0;
    while (from != to)
        s += *from++;
    return s;
}

int main(void)
{
    int *p = numbers;
    assert(sum(p, p + 4) == 9);
    assert(p[2] == 4 && *(p + 1) == 1 && &numbers[3] - p == 3);
    assert(sum(p + 1, &numbers[3]) == 5);
    return 0;
}
