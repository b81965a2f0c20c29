/* verdict: holds. Atomics of 64 bits, one step each. */
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
atomic_long hits; _Atomic unsigned long long big = 0xffffffffULL;
void *t(void *p) { atomic_fetch_add(&hits, 1); atomic_fetch_add(&big, 1); hits++; return p; }
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, t, 0); pthread_create(&b, 0, t, 0);
    pthread_join(a, 0); pthread_join(b, 0);
    assert(hits == 4); assert(big == 0x100000001ULL);
    long e = 4; assert(atomic_compare_exchange_strong(&hits, &e, -1L)); assert(hits == -1);
    return 0;
}
