// verdict: holds
// why: Constructors run before main, the lowest priority first; what has none comes last.
// twin: violated/constructor_order.c
#include <assert.h>

static int order[4], n;

__attribute__((constructor)) static void last(void) { order[n++] = 3; }
__attribute__((constructor(300))) static void second(void) { order[n++] = 2; }
__attribute__((constructor(200))) static void first(int argc, char **argv)
{
    order[n++] = argc == 1 && argv[0] ? 1 : 9;
}

int main(void)
{
    assert(n == 3 && order[0] == 1 && order[1] == 2 && order[2] == 3);
    return 0;
}
