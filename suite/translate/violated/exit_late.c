/* verdict: violated. Waits for a thread that waits for itself. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

int x;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *first(void *arg)
{
    pthread_mutex_lock(&m);
    pthread_mutex_lock(&m);
    return 0;
}

int main(void)
{
    pthread_t a;
    pthread_create(&a, 0, first, 0);
    pthread_join(a, 0);
    return 0;
}
