// verdict: violated livelock
// why: Nobody sets the flag, and each round of the wait is a thousand rounds of a delay.
// twin: holds/wait_with_delay_ended.c
#include <pthread.h>
#include <stdatomic.h>
static atomic_int flag, other;

static void delay(void) { for (volatile int i = 0; i < 1000; i++); }

static void *one(void *arg) {
    while (!atomic_load(&flag)) delay();
    return arg;
}

static void *two(void *arg) {
    atomic_store(&other, 1);
    while (!atomic_load(&flag)) delay();
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
