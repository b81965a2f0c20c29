// expect: sc=holds tso=holds pso=holds rvwmo=holds rc11=holds
// lost: sc=violated tso=violated pso=violated
// Two rounds between barriers: what was stored before one is seen after it, and one
// thread of each round is told apart. With LOST the second barrier is missing, and the
// next round's store may come before the other has looked.
#include <assert.h>
#include <pthread.h>

pthread_barrier_t b;
int cell[2], chosen[2];

static void round_of(int me, int round) {
    cell[me] = round;
    if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD)
        chosen[round - 1]++;
    assert(cell[1 - me] == round);
#ifndef LOST
    pthread_barrier_wait(&b);
#endif
}

void *other(void *arg) {
    (void)arg;
    round_of(1, 1);
    round_of(1, 2);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_barrier_init(&b, 0, 2);
    pthread_create(&t, 0, other, 0);
    round_of(0, 1);
    round_of(0, 2);
    pthread_join(t, 0);
    assert(chosen[0] == 1 && chosen[1] == 1);
    return 0;
}
