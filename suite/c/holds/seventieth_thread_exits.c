// verdict: holds
// why: The seventieth thread ends the process, while the main thread waits for it.
#include <pthread.h>
#include <stdlib.h>

enum { IDLE = 69 };

static void *idle(void *arg)
{
    return arg;
}

static void *last(void *arg)
{
    (void)arg;
    exit(0);
}

int main(void)
{
    pthread_t threads[IDLE + 1];
    for (int i = 0; i < IDLE; i++)
        pthread_create(&threads[i], 0, idle, 0);
    pthread_create(&threads[IDLE], 0, last, 0);
    pthread_join(threads[IDLE], 0);
    return 1;
}
