/* verdict: holds. Structs to and from a recursive function. */
#include <assert.h>
struct pair { int a, b; };
static struct pair step(struct pair p, int n) {
    if (n == 0) return p;
    struct pair q = { p.b, p.a + p.b };
    return step(q, n - 1);
}
int main(void) {
    struct pair p = { 0, 1 };
    struct pair q = step(p, 7);
    assert(q.a == 13 && q.b == 21);
    return 0;
}
