// verdict: violated assertion
// why: The count is one short, so one argument is left out.
// twin: holds/varargs_sum.c
#include <assert.h>
#include <stdarg.h>

static int sum(int n, ...)
{
    va_list list;
    int total = 0;
    va_start(list, n);
    while (n-- > 0)
        total += va_arg(list, int);
    va_end(list);
    return total;
}

int main(void)
{
    assert(sum(2, 1, 2, 4) == 7);
    return 0;
}
