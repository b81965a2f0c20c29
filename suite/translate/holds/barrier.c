/* verdict: holds. Nobody passes a barrier early. */
#include <pthread.h>
#include <assert.h>
pthread_barrier_t bar;
int a, b;
void *one(void *x) { a = 1; pthread_barrier_wait(&bar); assert(b == 1); return x; }
void *two(void *x) { b = 1; pthread_barrier_wait(&bar); assert(a == 1); return x; }
int main(void) {
    pthread_t s, t;
    pthread_barrier_init(&bar, 0, 2);
    pthread_create(&s, 0, one, 0);
    pthread_create(&t, 0, two, 0);
    pthread_join(s, 0); pthread_join(t, 0);
    pthread_barrier_destroy(&bar);
    return 0;
}
