/* verdict: violated. The loop is over, and its variable gone, before the thread looks at it. */
#include <pthread.h>

int seen;

void *worker(void *arg)
{
    seen = *(volatile int *)arg;
    return 0;
}

int main(void)
{
    pthread_t t;
    for (volatile int i = 0; i < 1; i++)
        pthread_create(&t, 0, worker, (void *)&i);
    pthread_join(t, 0);
    return 0;
}
