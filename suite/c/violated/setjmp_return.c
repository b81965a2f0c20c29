// verdict: violated runtime
// why: The function that called setjmp has returned; there is nothing to go back to.
// twin: holds/setjmp_return.c
#include <setjmp.h>

static jmp_buf back;

static int mark(void)
{
    return setjmp(back);
}

int main(void)
{
    if (mark() == 0)
        longjmp(back, 1);
    return 0;
}
