/* Structs by value, one of whose fields has its address taken elsewhere; nested, in
 * arrays, from functions that recur. */
#include <assert.h>

struct v { int x; int y[2]; };
struct b { struct v p, q; int n; };
struct b w, list[2];

static struct b add(struct b a, int n)
{
    a.p.x += n;
    a.q.y[1] += n;
    return a;
}

static struct b deep(struct b a, int n)
{
    if (n == 0)
        return a;
    a.n++;
    return deep(a, n - 1);
}

static void set(int *p, int n) { *p = n; }

int main(void)
{
    struct v *z = &w.q;
    int *y = &w.q.y[1];
    w = add(w, 2);
    assert(z->y[1] == 2 && *y == 2 && w.p.x == 2);
    z->x = 9;
    list[1] = w;
    list[0] = add(list[1], 1);
    assert(list[0].q.x == 9 && list[0].q.y[1] == 3 && list[1].q.y[1] == 2);
    w = deep(list[0], 3);
    assert(w.n == 3 && z->y[1] == 3);
    set(&list[1].q.x, 4);
    assert(list[1].q.x == 4 && z->x == 9);
    return 0;
}
