// verdict: holds
// why: exit runs what atexit was given, last first, then destructors against their priorities.
// twin: violated/destructor_order.c
#include <assert.h>
#include <stdlib.h>

static int step;

static void early(void) { assert(step++ == 1); }
static void late(void) { assert(step++ == 0); }
__attribute__((destructor)) static void plain(void) { assert(step++ == 2); }
__attribute__((destructor(400))) static void high(void) { assert(step++ == 3); }
__attribute__((destructor(200))) static void low(void) { assert(step++ == 4); }

int main(int argc, char **argv)
{
    atexit(early);
    atexit(late);
    void (*leave)(int) = exit;
    if (argc > 1)
        return 0;
    leave(0);
}
