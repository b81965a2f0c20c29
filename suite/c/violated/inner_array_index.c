// verdict: violated out-of-bounds
// why: The row has two elements; the third is another row's, inside the same object.
// twin: holds/inner_array_index.c
static int a[2][2] = {{1, 2}, {3, 4}};

static int sum(int row)
{
    int s = 0;
    for (int i = 0; i <= 2; i++) s += a[row][i];
    return s;
}

int main(void) { return sum(0) == 0; }
