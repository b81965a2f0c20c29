// verdict: violated data-race
// why: Of seventy threads that are alive at once the last two write the same variable.
// twin: holds/seventy_idle_threads.c
// large: seventy threads
#include <pthread.h>

enum { N = 70 };
static int last;

static void *idle(void *arg) { return arg; }

static void *write_last(void *arg) {
    last = 1;
    return arg;
}

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++) pthread_create(&t[i], 0, i < N - 2 ? idle : write_last, 0);
    for (int i = 0; i < N; i++) pthread_join(t[i], 0);
    return 0;
}
