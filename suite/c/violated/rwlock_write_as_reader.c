// verdict: violated data-race
// why: The writer takes the lock as a reader, so it writes while the other reads.
// twin: holds/rwlock.c
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int value;

static void *writer(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    value = 5;
    pthread_rwlock_unlock(&lock);
    return 0;
}

static void *reader(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    int seen = value;
    pthread_rwlock_unlock(&lock);
    assert(seen == 0 || seen == 5);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, writer, 0);
    pthread_create(&b, 0, reader, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
