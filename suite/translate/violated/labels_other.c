/* The jump skips the assignment. */
#include <assert.h>

int x = 2;

int main(void)
{
begin:
    goto end;
    x = 1;
end:
    if (x == 3)
        goto begin;
    assert(x == 1);
    return 0;
}
