/* Bubble sort of five numbers; what is smallest and largest goes to a record. */
#include <assert.h>

#define n 5

struct record {
    int min;
    int max;
};

int a[n] = { 3, 1, 4, 1, 5 };

int main(void)
{
    int x, y;
    struct record r;
    for (x = 0; x < n; x++)
        for (y = 0; y < n - 1; y++)
            if (a[y] > a[y + 1]) {
                /* exchange them */
                int temp = a[y + 1];
                a[y + 1] = a[y];
                a[y] = temp;
            }
    r.min = a[0];
    r.max = a[n - 1];
    assert(r.min == 1 && r.max == 5);
    return 0;
}
