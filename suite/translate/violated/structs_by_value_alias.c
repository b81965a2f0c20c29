/* verdict: violated. A function changes its own copy only. */
#include <assert.h>

struct point { int x, y; };
struct line { struct point from, to; int name[2]; };

struct point moved(struct point p, int by)
{
    p.x += by;
    p.y += by;
    return p;
}

int main(void)
{
    struct point p = { 1, 2 };
    struct point q = moved(p, 10);
    struct line l = { { 0, 0 }, { 5, 5 }, { 7, 8 } }, m;
    m = l;
    l.to = q;
    l.name[1] = 9;
    assert(q.x == 11 && q.y == 12 && p.x == 11);
    assert(l.to.y == 12 && m.to.y == 5 && m.name[1] == 8);
    return 0;
}
