// Three hundred words of shared memory under a memory model.
#include <pthread.h>
#include <stdatomic.h>
atomic_int n[300];
static void *adds(void *arg) { for (int i = 0; i < 300; i++) n[i] = 1; return arg; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, adds, 0);
    for (int i = 0; i < 300; i++) if (n[i] > 1) return 1;
    pthread_join(t, 0);
    return 0;
}
