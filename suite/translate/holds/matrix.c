/* verdict: holds. Arrays of arrays, and a row of one as an array. */
#include <assert.h>

int m[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } };

int row_sum(int *row)
{
    int s = 0;
    for (int j = 0; j < 3; j++)
        s += row[j];
    return s;
}

int main(void)
{
    int s = 0;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 3; j++)
            s += m[i][j] * (i + 1);
    assert(s == 36);
    assert(row_sum(m[1]) == 15);
    return 0;
}
