/* verdict: holds. What threads return reaches who joins them. */
#include <assert.h>
#include <pthread.h>

void *worker(void *arg)
{
    long n = (long)arg;
    return (void *)(n * 2);
}

int main(void)
{
    pthread_t a, b;
    void *x, *y;
    pthread_create(&a, 0, worker, (void *)3);
    pthread_create(&b, 0, worker, (void *)4);
    pthread_join(a, &x);
    pthread_join(b, &y);
    assert((long)x == 6 && (long)y == 8);
    return 0;
}
