// expect: sc=holds tso=holds
// lost: sc=open tso=open
// Recursion whose depth only the run knows. Where runs stay above a depth it is followed
// to the end; with LOST they go beyond it, and that leaves the answer open.
#include <assert.h>
#include <pthread.h>

#ifdef LOST
#define BOTTOM 1000
#else
#define BOTTOM 3
#endif

volatile int depth;

static int down(int n) {
    return depth > n ? down(n + 1) : n;
}

void *digger(void *arg) {
    (void)arg;
    depth = BOTTOM;
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, digger, 0);
    int n = down(0);
    assert(n == 0 || n == BOTTOM);
    pthread_join(t, 0);
    return 0;
}
