// verdict: violated deadlock
// why: All wait on one condition and signal wakes one: it can wake a producer when only a
//   consumer could go on.
// twin: holds/bounded_buffer.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int full, slot, sum;

static void *producer(void *arg)
{
    pthread_mutex_lock(&lock);
    while (full)
        pthread_cond_wait(&changed, &lock);
    full = 1;
    slot = (int)(long)arg;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *consumer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (!full)
        pthread_cond_wait(&changed, &lock);
    full = 0;
    sum += slot;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t p[2], c[2];
    for (long i = 0; i < 2; i++) {
        pthread_create(&p[i], 0, producer, (void *)(i + 1));
        pthread_create(&c[i], 0, consumer, 0);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(p[i], 0);
        pthread_join(c[i], 0);
    }
    assert(sum == 3);
    return 0;
}
