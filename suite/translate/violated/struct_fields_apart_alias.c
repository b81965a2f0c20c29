/* A copy is a copy: what the pointer changes is not in it. */
#include <assert.h>

struct v { int x; };
struct b { struct v p, q; } w;

static struct b keep(struct b a) { return a; }

int main(void)
{
    struct v *z = &w.q;
    struct b copy = keep(w);
    z->x = 1;
    assert(copy.q.x == 1);
    return 0;
}
