// verdict: violated assertion
// why: The program stops one instruction early.
// twin: holds/computed_goto.c
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
    static const unsigned char program[] = {ADD, DOUBLE, STOP, STOP};
    assert(run(program) == 9);
    return 0;
}
