// verdict: holds
// why: The index of the next task is drawn atomically, so each result is written by one thread.
// twin: violated/thread_pool_index.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define TASKS 3
static atomic_int next_task;
static int result[TASKS];

static void *worker(void *arg)
{
    (void)arg;
    for (;;) {
        int i = atomic_fetch_add(&next_task, 1);
        if (i >= TASKS)
            return 0;
        result[i] = i * i;
    }
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(result[2] == 4);
    return 0;
}
