// verdict: violated lock-misuse
// why: A barrier for no threads is refused by the library, and the program does not look at the answer.
// twin: holds/barrier_refused.c
#include <pthread.h>

static pthread_barrier_t barrier;

int main(void) {
    int n = 0;
    pthread_barrier_init(&barrier, 0, n);
    return 0;
}
