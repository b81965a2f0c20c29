// verdict: violated livelock
// why: Each thread waits for the other to begin, and a round of the wait is longer than a step of the search.
// twin: holds/wait_with_long_delay_ended.c
#include <pthread.h>
#include <stdatomic.h>
static atomic_int flag[2];

static void meet(int me) {
    
    while (!atomic_load(&flag[!me])) for (volatile int i = 0; i < 20000; i++);
    atomic_store(&flag[me], 1);
}

static void *one(void *arg) { meet(0); return arg; }
static void *two(void *arg) { meet(1); return arg; }

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
