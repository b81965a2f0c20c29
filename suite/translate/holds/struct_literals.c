/* verdict: holds. Numbers in structs without a name (arguments, results, assigned whole) have room in the model. */
#include <assert.h>

struct point { int x, y; };
struct line { struct point from, to; };

static struct point add(struct point a, struct point b) {
    struct point r = { a.x + b.x, a.y + b.y };
    return r;
}

static struct line between(int n) { return (struct line){ { n, 2 * n }, { 700, -700 } }; }

int main(void) {
    struct point q = add((struct point){ 1, 1 }, (struct point){ 300, 5 });
    assert(q.x == 301 && q.y == 6);
    q = (struct point){ 70000, -3 };
    assert(q.x == 70000 && q.y == -3);
    struct line l = between(200);
    assert(l.from.y == 400 && l.to.x == 700 && l.to.y == -700);
    return 0;
}
