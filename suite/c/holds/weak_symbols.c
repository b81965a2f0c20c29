// verdict: holds
// why: A weak symbol that nobody defines is at no address; an alias is what it stands for.
// twin: violated/weak_symbols.c
#include <assert.h>

extern int maybe(void) __attribute__((weak));
extern int also __attribute__((weak));
static int real(void) { return 5; }
int other(void) __attribute__((alias("real")));
static int target = 4;
extern int second __attribute__((alias("target")));

int main(void)
{
    assert(!maybe && !&also);
    if (maybe)
        return maybe();
    assert(other() == 5 && second == 4);
    return 0;
}
