// verdict: violated data-race
// why: The main thread returns what a running thread still writes.
// args: --opt 1
#include <pthread.h>

int result;

static void *works(void *arg) {
    result = 5;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, works, 0);
    pthread_detach(t);
    return result;
}
