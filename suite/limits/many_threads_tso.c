// Forty threads under a memory model.
#include <pthread.h>
#include <stdatomic.h>
atomic_int n;
static void *adds(void *arg) { n++; return arg; }
int main(void) {
    pthread_t t[40];
    for (int i = 0; i < 40; i++) pthread_create(&t[i], 0, adds, 0);
    for (int i = 0; i < 40; i++) pthread_join(t[i], 0);
    return 0;
}
