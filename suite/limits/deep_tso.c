// A hundred calls inside calls under a memory model.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int n;
static int deep(int k) { return k ? 1 + deep(k - 1) : n; }
static void *adds(void *arg) { n = 1; return arg; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, adds, 0);
    int v = deep(100);
    pthread_join(t, 0);
    assert(v == 100 || v == 101);
    return 0;
}
