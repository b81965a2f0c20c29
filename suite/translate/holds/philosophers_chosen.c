/* verdict: holds. The lower fork first, chosen by a conditional index: no circle of waiting, and everybody eats once. */
#include <pthread.h>
#include <assert.h>
#define N 3
static pthread_mutex_t f[N];
static unsigned eaten[N];
static void *phil(void *p) {
    unsigned i = *(unsigned *)p;
    unsigned a = i, b = (i + 1) % N;
    pthread_mutex_lock(&f[a < b ? a : b]);
    pthread_mutex_lock(&f[a < b ? b : a]);
    eaten[i % N]++;
    pthread_mutex_unlock(&f[i]);
    pthread_mutex_unlock(&f[(i + 1) % N]);
    return 0;
}
static unsigned max(unsigned x, unsigned y) { return x > y ? x : y; }
int main(void) {
    pthread_t t[N]; unsigned id[N];
    for (unsigned i = 0; i < N; i++) { pthread_mutex_init(&f[i], 0); id[i] = i; }
    for (unsigned i = 0; i < N; i++) pthread_create(&t[i], 0, phil, &id[i]);
    for (unsigned i = 0; i < N; i++) pthread_join(t[i], 0);
    unsigned m = 0;
    for (unsigned i = 0; i < N; i++) m = max(m, max(eaten[i] / (i ? i : 1), eaten[(m ? 0 : 1)]));
    assert(m == 1);
    return 0;
}
