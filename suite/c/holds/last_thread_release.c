// verdict: holds
// why: Whether or not others still run when the reader reads, a release and an acquire order it.
// twin: violated/last_thread_relaxed.c
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int data;
static atomic_int ready;

static void *writer(void *arg)
{
    data = 1;
    atomic_store_explicit(&ready, 1, memory_order_release);
    return arg;
}

static void *reader(void *arg)
{
    if (atomic_load_explicit(&ready, memory_order_acquire) && data == 0)
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
