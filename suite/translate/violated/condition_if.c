/* verdict: violated. Woken is not the same as ready. */
#include <assert.h>
#include <pthread.h>

int ready, taken;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

void *taker(void *arg)
{
    pthread_mutex_lock(&m);
    if (!ready)
        pthread_cond_wait(&c, &m);
    assert(ready == 1);
    ready = 0;
    taken++;
    pthread_mutex_unlock(&m);
    return 0;
}

void give(void)
{
    pthread_mutex_lock(&m);
    ready = 1;
    pthread_cond_broadcast(&c);
    pthread_mutex_unlock(&m);
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, taker, 0);
    give();
    pthread_mutex_lock(&m);
    int again = taken == 1;
    pthread_mutex_unlock(&m);
    if (again) {
        give();
        for (int i = 0; i < 2; i++)
            pthread_join(t[i], 0);
    }
    return 0;
}
