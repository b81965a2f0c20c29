/* verdict: violated. What happens behind a barrier is not ordered by it. */
#include <pthread.h>
#include <assert.h>
pthread_barrier_t bar;
int a[3]; int n_last;
void *one(void *x) { long i = (long)x; a[i] = 1; int r = pthread_barrier_wait(&bar); if (r == PTHREAD_BARRIER_SERIAL_THREAD) { n_last++; assert(a[0] && a[1] && a[2]); a[1] = 0; } else { assert(a[1]); } return 0; }
int main(void) {
    pthread_t t[3];
    pthread_barrier_init(&bar, 0, 3);
    for (long i = 0; i < 3; i++) pthread_create(&t[i], 0, one, (void *)i);
    for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
    assert(n_last == 1);
    return 0;
}
