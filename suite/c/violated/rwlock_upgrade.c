// verdict: violated deadlock
// why: Two readers ask for the exclusive lock while they keep their shared ones: each waits for
//   the other.
// twin: holds/rwlock_release_first.c
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int value;

static void *worker(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    int seen = value;
    pthread_rwlock_wrlock(&lock);
    value = seen + 1;
    pthread_rwlock_unlock(&lock);
    pthread_rwlock_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(value >= 1);
    return 0;
}
