// verdict: violated out-of-bounds
// why: The caller passes two numbers, the function reads a struct of three: its last word is not
//   among the arguments.
// twin: holds/varargs_struct.c
#include <stdarg.h>

struct big {
    long a, b, c;
};

static long sum(int n, ...)
{
    va_list args;
    va_start(args, n);
    struct big b = va_arg(args, struct big);
    va_end(args);
    return b.a + b.b + b.c;
}

int main(void)
{
    return sum(2, 1L, 2L) == 3;
}
