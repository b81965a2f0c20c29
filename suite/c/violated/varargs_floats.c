// verdict: violated assertion
// why: The second float of the struct is 2, not 1.
// twin: holds/varargs_floats.c
#include <assert.h>
#include <stdarg.h>

struct two { float x, y; };

static float second(int n, ...)
{
    va_list ap;
    va_start(ap, n);
    struct two s = va_arg(ap, struct two);
    va_end(ap);
    return s.y;
}

int main(void)
{
    struct two s = {1, 2};
    assert(second(1, s) == 1);
    return 0;
}
