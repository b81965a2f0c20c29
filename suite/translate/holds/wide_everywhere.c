/* verdict: holds. 64 bits in every place where a number can be. */
#include <assert.h>
#include <stdlib.h>
#include <stdint.h>
#include <pthread.h>
struct rec { long id; struct { uint64_t a[2]; } in; };
static void bump(long *p, long by) { *p += by; }
static long apply(long (*f)(long), long x) { return f(x); }
static long twice(long x) { return 2 * x; }
static long neg(long x) { return -x; }
static uint64_t count(void) { static uint64_t n = 0xfffffffeULL; return ++n; }
static struct rec rec_of(long id, int n) { struct rec r = { id, { { n, 1ULL << 40 } } }; if (n == 0) return r; return rec_of(id + 3000000000L, n - 1); }
static long shared; static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *t(void *p) { long *by = p; pthread_mutex_lock(&m); shared += *by; pthread_mutex_unlock(&m); return p; }
int main(void) {
    long x = 5000000000L, *px = &x, y = 1;
    bump(&x, 7); assert(*px == 5000000007L); bump(&y, 1); assert(y == 2);
    assert(apply(twice, x) == 10000000014L && apply(neg, 3000000000L) == -3000000000L);
    assert(count() == 0xffffffffULL && count() == 0x100000000ULL);
    struct rec r = rec_of(1, 2); assert(r.id == 6000000001L && r.in.a[1] == 1099511627776ULL && r.in.a[0] == 0);
    struct rec s = r; s.in.a[0] = s.in.a[1] >> 8; assert(s.in.a[0] == 1ULL << 32 && r.in.a[0] == 0);
    long *h = malloc(2 * sizeof(long)); h[0] = x; h[1] = h[0] - 1; assert(h[1] - h[0] == -1 && h[1] > 5000000000L); free(h);
    uint64_t u = x > 0 ? (uint64_t)-1 : 0; assert(u == UINT64_MAX && (int)u == -1 && !(u + 1));
    unsigned k = (unsigned)(x >> 3); assert(k == 625000000u); int i = (int)(x % 10); assert(i == 7);
    x <<= 2; x |= 1; x ^= 0xffffffffffL; x &= ~0xffL; assert(x == 1079511627520L || x);
    pthread_t a, b; long one = 4000000000L, two = -1;
    pthread_create(&a, 0, t, &one); pthread_create(&b, 0, t, &two); pthread_join(a, 0); pthread_join(b, 0);
    assert(shared == 3999999999L);
    for (uint64_t q = 0xfffffffeULL; q < 0x100000001ULL; q++) y++; assert(y == 5);
    return 0;
}
