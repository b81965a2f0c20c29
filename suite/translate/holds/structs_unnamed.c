/* verdict: holds. Structs made on the way and passed on at once. */
#include <assert.h>
struct p { int x, y; };
static struct p make(int x, int y) { return (struct p){ x, y }; }
static int area(struct p a, struct p b) { return (b.x - a.x) * (b.y - a.y); }
static struct p max(struct p a, struct p b) { return a.x > b.x ? a : b; }
int main(void) {
    assert(area(make(1, 1), make(4, 3)) == 6);
    assert(make(7, 8).y == 8);
    struct p q = max(make(1, 2), make(3, 4));
    assert(q.y == 4);
    struct p arr[2] = { { 1, 2 }, { 3, 4 } };
    arr[0] = arr[1]; assert(arr[0].x == 3);
    struct p *r = &arr[1]; *r = make(9, 9); assert(arr[1].x + r->y == 18);
    return 0;
}
