// expect: sc=violated tso=violated armv8=violated
// fenced: tso=holds armv8=holds
// A thread is joined twice.
#include <pthread.h>

int n;

void *worker(void *arg) {
    n++;
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++) {
        pthread_create(&t[i], 0, worker, 0);
        pthread_join(t[i], 0);
    }
#ifndef FENCED
    pthread_join(t[1], 0);
#endif
    return 0;
}
