// verdict: holds
// why: Seventy threads are alive at once and do nothing that another could see.
// large: seventy threads
#include <assert.h>
#include <pthread.h>

enum { N = 70 };

static void *twice(void *arg) { return (char *)arg + (long)arg; }

int main(void) {
    pthread_t t[N];
    long sum = 0;
    for (long i = 0; i < N; i++) pthread_create(&t[i], 0, twice, (void *)i);
    for (int i = 0; i < N; i++) {
        void *r;
        pthread_join(t[i], &r);
        sum += (long)r;
    }
    assert(sum == N * (N - 1));
    return 0;
}
