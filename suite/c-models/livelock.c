// expect: sc=holds tso=violated pso=violated armv8=violated
// fenced: tso=holds pso=holds armv8=holds
// Who is not greeted waits for an answer. In order one of the two sees the other's greeting
// and answers. With both stores still on their way neither does, and both wait for ever:
// no assertion fails and no lock is taken.
#include <pthread.h>
#include <stdatomic.h>

#ifdef FENCED
#define FENCE atomic_thread_fence(memory_order_seq_cst)
#else
#define FENCE (void)0
#endif

#define SET(x) atomic_store_explicit(&x, 1, memory_order_relaxed)
#define GET(x) atomic_load_explicit(&x, memory_order_relaxed)

atomic_int greets[2], answers[2];

void *first(void *arg) {
    SET(greets[0]);
    FENCE;
    if (GET(greets[1]))
        SET(answers[1]);
    else
        while (!GET(answers[0]))
            ;
    return 0;
}

void *second(void *arg) {
    SET(greets[1]);
    FENCE;
    if (GET(greets[0]))
        SET(answers[0]);
    else
        while (!GET(answers[1]))
            ;
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
