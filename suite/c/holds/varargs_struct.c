// verdict: holds
// why: A struct among variable arguments is passed by value, word by word; checked natively.
// twin: violated/varargs_struct.c
#include <assert.h>
#include <stdarg.h>

struct big {
    long a, b, c;
};

static long sum(const char *kinds, ...)
{
    va_list args;
    long s = 0;
    va_start(args, kinds);
    for (; *kinds; kinds++)
        switch (*kinds) {
        case 'i':
            s += va_arg(args, int);
            break;
        case 'd':
            s += (long)va_arg(args, double);
            break;
        case 'b': {
            struct big b = va_arg(args, struct big);
            s += b.a + b.b + b.c;
        }
        }
    va_end(args);
    return s;
}

int main(void)
{
    struct big b = {1, 2, 3};
    assert(sum("ibdi", 10, b, 2.5, 20) == 10 + 6 + 2 + 20);
    assert(b.a == 1);
    return 0;
}
