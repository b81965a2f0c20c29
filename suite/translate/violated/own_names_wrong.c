/* verdict: violated. The sum is sixteen. */
#include <assert.h>

typedef struct { int init, run, len; } chan;
int now = 1, timeout = 2, byte, next;

int skip(int in, int of) { return in - of; }

int main(void)
{
    chan active = { 1, 2, 3 };
    int do_ = 4, max = 5, uint = 6, tid = 7, tmp1 = 8;
    active.run += active.len;
    next = skip(max, do_) + tmp1;
    byte = now + timeout + uint + tid;
    assert(active.run == 5 && next == 9 && byte == 15);
    return 0;
}
