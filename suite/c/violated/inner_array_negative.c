// verdict: violated out-of-bounds
// why: The slot before the first of a ring is the last of another ring, inside the same object.
#include <assert.h>

struct ring {
    unsigned head;
    int slot[4];
};

static struct ring rings[2];

static int last(struct ring *r) { return r->slot[(int)r->head - 1]; }

int main(void)
{
    rings[0].slot[3] = 7;
    assert(last(&rings[1]) == 0);
    return 0;
}
