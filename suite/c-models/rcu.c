// expect: sc=holds tso=holds pso=violated armv8=violated rvwmo=violated power=violated
// fenced: pso=holds armv8=holds rvwmo=holds power=holds
// fences: pso=1
// mended: pso=yes armv8=yes
// Publication through a pointer, as RCU does it: the new object is filled and then
// published. The reader's second load depends on its first, which every hardware model
// here keeps; the writer's stores are in order only if it says so.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef FENCED
#define RELEASE memory_order_release
#else
#define RELEASE memory_order_relaxed
#endif

struct thing {
    int value;
};

struct thing first;
struct thing *_Atomic shared = &first;

void *writer(void *arg) {
    (void)arg;
    struct thing *fresh = malloc(sizeof *fresh);
    fresh->value = 42;
    atomic_store_explicit(&shared, fresh, RELEASE);
    return 0;
}

void *reader(void *arg) {
    (void)arg;
    struct thing *seen = atomic_load_explicit(&shared, memory_order_relaxed);
    int v = seen->value;
    assert(v == 0 || v == 42);
    return 0;
}

int main(void) {
    pthread_t w, r;
    pthread_create(&w, 0, writer, 0);
    pthread_create(&r, 0, reader, 0);
    pthread_join(w, 0);
    pthread_join(r, 0);
    return 0;
}
