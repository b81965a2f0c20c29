// verdict: holds
// why: A compiler barrier and an mfence change nothing for accesses that are under a lock.
// twin: violated/inline_fence_only.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int value;

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    value = 1;
    __asm__ volatile("" ::: "memory");
    __asm__ volatile("mfence" ::: "memory");
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(value == 1);
    return 0;
}
