// verdict: holds
// why: The mutex is recursive: the owner may take it again, and releases it as often.
// twin: violated/relock_self.c
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock;
static int depth;

static void inner(void)
{
    pthread_mutex_lock(&lock);
    depth++;
    pthread_mutex_unlock(&lock);
}

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    inner();
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_mutexattr_t attr;
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&lock, &attr);
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(depth == 2);
    pthread_mutex_destroy(&lock);
    return 0;
}
