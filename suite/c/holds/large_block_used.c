// verdict: holds
// why: Large blocks of every origin keep what is written to them: from malloc, calloc and realloc, on the stack, global.
// twin: violated/large_block_is_there.c
#include <assert.h>
#include <stdlib.h>
#include <string.h>

static int table[100000];
static const int primes[20000] = {2, 3, 5, 7};

int main(void) {
    char *a = malloc(1u << 30);
    int *b = calloc(1u << 20, sizeof *b);
    int local[50000];
    if (!a || !b) return 1;
    memset(a + 5000, 7, 100000);
    assert(a[5000] == 7 && a[104999] == 7);
    assert(b[77777] == 0);
    b[77777] = 5;
    char **links = (char **)a;
    links[70] = a + 5000;
    links[90000] = (char *)b;
    assert(*links[70] == 7);
    a = realloc(a, 2000000);
    if (!a) return 1;
    assert(*(char *)(a + 104999) == 7);
    assert(((int *)((char **)a)[90000])[77777] == 5);
    local[49999] = 9;
    memcpy(table + 50000, local + 49990, 10 * sizeof *table);
    assert(table[50009] == 9 && table[49999] == 0);
    assert(primes[3] == 7 && primes[19999] == 0);
    free(a);
    free(b);
    return 0;
}
