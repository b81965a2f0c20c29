// verdict: holds
// why: Every index is inside its row; the address behind the last one is taken, not used.
// twin: violated/inner_array_index.c
static int a[2][2] = {{1, 2}, {3, 4}};

static int sum(int row)
{
    int s = 0;
    for (int *p = a[row]; p != &a[row][2]; p++) s += *p;
    for (int i = 0; i < 2; i++) s += a[row][i];
    return s;
}

int main(void) { return sum(0) + sum(1) != 20; }
