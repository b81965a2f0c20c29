// verdict: open
// why: The flag is set to what it is, but one round of the wait has more instructions than a thread is
//   followed for, so it is not known whether it comes round.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *wait(void *arg) {
    while (!atomic_load(&flag)) for (volatile int i = 0; i < 1000000; i++);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, wait, 0);
    atomic_store(&flag, 0);
    pthread_join(t, 0);
    return 0;
}
