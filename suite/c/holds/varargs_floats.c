// verdict: holds
// why: Structs of floats, of doubles and of both come through va_arg as they went in.
// twin: violated/varargs_floats.c
#include <assert.h>
#include <stdarg.h>

struct two { float x, y; };
struct three { float x, y, z; };
struct four { float a, b, c, d; };
struct mixed { float f; int i; double d; };
struct pair { double d; long n; };
struct big { double a, b, c; };
struct chars { char c[5]; };

static double sum(int n, ...)
{
    va_list ap;
    va_start(ap, n);
    struct two two = va_arg(ap, struct two);
    int i = va_arg(ap, int);
    struct three three = va_arg(ap, struct three);
    struct four four = va_arg(ap, struct four);
    double d = va_arg(ap, double);
    struct mixed mixed = va_arg(ap, struct mixed);
    struct pair pair = va_arg(ap, struct pair);
    struct big big = va_arg(ap, struct big);
    struct chars chars = va_arg(ap, struct chars);
    long double l = va_arg(ap, long double);
    va_end(ap);
    assert(two.x == 1 && two.y == 2 && i == 3);
    assert(three.x == 4 && three.y == 5 && three.z == 6);
    assert(four.a == 7 && four.b == 8 && four.c == 9 && four.d == 10 && d == 11);
    assert(mixed.f == 12 && mixed.i == 13 && mixed.d == 14);
    assert(pair.d == 15 && pair.n == 16 && big.a == 17 && big.b == 18 && big.c == 19);
    assert(chars.c[0] == 'a' && chars.c[4] == 'e' && l == 20);
    return three.z + four.d;
}

int main(void)
{
    struct two two = {1, 2};
    struct three three = {4, 5, 6};
    struct four four = {7, 8, 9, 10};
    struct mixed mixed = {12, 13, 14};
    struct pair pair = {15, 16};
    struct big big = {17, 18, 19};
    struct chars chars = {{'a', 'b', 'c', 'd', 'e'}};
    assert(sum(9, two, 3, three, four, 11.0, mixed, pair, big, chars, 20.0L) == 16);
    return 0;
}
