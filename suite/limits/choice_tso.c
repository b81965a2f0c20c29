// One of a thousand values under a memory model.
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int n;
static void *adds(void *arg) { n = heddle_choose(1000); return arg; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, adds, 0);
    pthread_join(t, 0);
    return 0;
}
