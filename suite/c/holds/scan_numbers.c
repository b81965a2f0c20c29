// verdict: holds
// why: sscanf reads the fields that its format names and says how many; checked natively.
// twin: violated/scan_numbers.c
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    int a = 0, b = 0, n = 0;
    unsigned u = 0;
    long l = 0;
    char word[8], c, set[8];
    double d = 0;
    assert(sscanf("12 -34 abc x ff", "%d %d %7s %c %x", &a, &b, word, &c, &u) == 5);
    assert(a == 12 && b == -34 && !strcmp(word, "abc") && c == 'x' && u == 255);
    assert(sscanf("7:8", "%d:%d", &a, &b) == 2 && a == 7 && b == 8);
    assert(sscanf("x", "%d", &a) == 0);
    assert(sscanf("", "%d", &a) == -1);
    assert(sscanf("12345", "%2d%n", &a, &n) == 1 && a == 12 && n == 2);
    assert(sscanf("1 2 3", "%*d %ld", &l) == 1 && l == 2);
    assert(sscanf("key=val", "%7[a-z]=%7[^=]", word, set) == 2 && !strcmp(set, "val"));
    assert(sscanf("2.5e1", "%lf", &d) == 1 && d == 25.0);
    assert(sscanf("0x1f", "%i", &a) == 1 && a == 31);
    return 0;
}
