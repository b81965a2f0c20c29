// verdict: holds
// why: A barrier for no threads is refused, and the program expects it.
// twin: violated/barrier_for_nobody.c
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_barrier_t barrier;

int main(void) {
    int n = 0;
    int answer = pthread_barrier_init(&barrier, 0, n);
    assert(answer == EINVAL);
    return 0;
}
