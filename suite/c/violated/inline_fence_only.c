// verdict: violated data-race
// why: A fence in assembly does not make two plain accesses ordered.
// twin: holds/inline_fence.c
#include <assert.h>
#include <pthread.h>

static int value;

static void *worker(void *arg)
{
    (void)arg;
    value = 1;
    __asm__ volatile("" ::: "memory");
    __asm__ volatile("mfence" ::: "memory");
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
