// expect: tso=holds rc11=violated
// A plain access that races: nothing to the hardware, a mistake to C11.
#include <pthread.h>

int x;

void *worker(void *arg) {
    (void)arg;
    x = 1;
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    int seen = x;
    (void)seen;
    pthread_join(t, 0);
    return 0;
}
