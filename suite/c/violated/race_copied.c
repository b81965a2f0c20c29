// verdict: violated data-race
// why: The value that is read without a lock is only added up and stored, never tested: a race all the same.
// args: --opt 2
#include <pthread.h>

int source, sum;

static void *writes(void *arg) {
    source += 3;
    return arg;
}

static void *copies(void *arg) {
    sum = source * 2 + 1;
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, writes, 0);
    pthread_create(&b, 0, copies, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
