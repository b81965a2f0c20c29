// verdict: holds
// why: An interpreter with computed goto runs its three instructions.
// twin: violated/computed_goto_wrong.c
#include <assert.h>

enum { ADD, DOUBLE, STOP };

static int run(const unsigned char *code)
{
    static void *const label[] = {&&add, &&twice, &&stop};
    int a = 3;
    goto *label[*code++];
add:
    a += 1;
    goto *label[*code++];
twice:
    a *= 2;
    goto *label[*code++];
stop:
    return a;
}

int main(void)
{
    static const unsigned char program[] = {ADD, DOUBLE, ADD, STOP};
    assert(run(program) == 9);
    return 0;
}
