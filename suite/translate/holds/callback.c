/* verdict: holds. What a void pointer carries, given back its type. */
#include <assert.h>
struct ctx { int sum, n; };
static void each(const int *a, int n, void (*f)(int, void *), void *ctx) { for (int i = 0; i < n; i++) f(a[i], ctx); }
static void add(int x, void *c) { struct ctx *k = (struct ctx *)c; k->sum += x; k->n++; }
static void mul(int x, void *c) { *(int *)c *= x; }
int main(void) {
    int a[4] = { 1, 2, 3, 4 }; struct ctx k = { 0, 0 }; int p = 1;
    each(a, 4, add, &k); each(a, 4, mul, &p);
    assert(k.sum == 10 && k.n == 4 && p == 24);
    return 0;
}
