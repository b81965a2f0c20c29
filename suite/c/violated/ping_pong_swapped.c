// verdict: violated deadlock
// why: Each gives the turn to itself, so the other waits for ever.
// twin: holds/ping_pong.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t moved = PTHREAD_COND_INITIALIZER;
static int turn, steps;

static void *player(void *arg)
{
    int me = (int)(long)arg;
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&lock);
        while (turn != me)
            pthread_cond_wait(&moved, &lock);
        steps++;
        turn = me;
        pthread_cond_broadcast(&moved);
        pthread_mutex_unlock(&lock);
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, player, (void *)0L);
    pthread_create(&b, 0, player, (void *)1L);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
