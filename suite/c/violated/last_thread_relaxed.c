// verdict: violated data-race
// why: Nobody else runs any more when the reader reads, but a relaxed store and load told it so.
// twin: holds/last_thread_release.c
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int data;
static atomic_int ready;

static void *writer(void *arg)
{
    data = 1;
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return arg;
}

static void *reader(void *arg)
{
    if (atomic_load_explicit(&ready, memory_order_relaxed) && data == 0)
        abort();
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, writer, 0);
    pthread_create(&b, 0, reader, 0);
    pthread_exit(0);
}
