// verdict: holds
// why: The count says how many arguments follow.
// twin: violated/varargs_count.c
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
    assert(sum(3, 1, 2, 4) == 7);
    return 0;
}
