// verdict: holds
// why: Each call has a mutex of its own, and leaves it locked; the next call makes another,
//   not that one anew.
// twin: violated/mutex_made_anew.c
#include <pthread.h>

static int calls;

static void take(void)
{
    pthread_mutex_t own;
    pthread_mutex_init(&own, 0);
    pthread_mutex_lock(&own);
    calls++;
}

int main(void)
{
    take();
    take();
    return calls != 2;
}
