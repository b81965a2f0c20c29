// verdict: violated out-of-bounds
// why: One past the end is out of bounds in a large array as in a small one.
// twin: holds/large_block_used.c
static int table[100000];

int main(void) {
    int i = 99999;
    table[i] = 1;
    return table[i + 1];
}
