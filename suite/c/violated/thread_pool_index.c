// verdict: violated data-race
// why: The index of the next task is a plain variable.
// twin: holds/thread_pool.c
#include <assert.h>
#include <pthread.h>

#define TASKS 3
static int next_task;
static int result[TASKS];

static void *worker(void *arg)
{
    (void)arg;
    for (;;) {
        int i = next_task++;
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
    return 0;
}
