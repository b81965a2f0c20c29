// verdict: violated data-race
// why: The writer waits for other writers but not for readers.
// twin: holds/own_rwlock.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t free_again = PTHREAD_COND_INITIALIZER;
static int readers, writing;
static int value;

static void *reader(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (writing)
        pthread_cond_wait(&free_again, &lock);
    readers++;
    pthread_mutex_unlock(&lock);
    int seen = value;
    pthread_mutex_lock(&lock);
    readers--;
    pthread_cond_broadcast(&free_again);
    pthread_mutex_unlock(&lock);
    assert(seen == 0 || seen == 1);
    return 0;
}

static void *writer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (writing)
        pthread_cond_wait(&free_again, &lock);
    writing = 1;
    pthread_mutex_unlock(&lock);
    value = 1;
    pthread_mutex_lock(&lock);
    writing = 0;
    pthread_cond_broadcast(&free_again);
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, reader, 0);
    pthread_create(&b, 0, writer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
