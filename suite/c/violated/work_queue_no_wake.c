// verdict: violated deadlock
// why: Closing the queue wakes nobody; a worker that already waits stays there.
// twin: holds/work_queue.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static int pending, done, closed;

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    for (;;) {
        while (pending == 0 && !closed)
            pthread_cond_wait(&more, &lock);
        if (pending == 0)
            break;
        pending--;
        done++;
    }
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_mutex_lock(&lock);
    pending++;
    pthread_cond_signal(&more);
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    closed = 1;
    pthread_mutex_unlock(&lock);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(done == 1);
    return 0;
}
