// verdict: holds
// args: --races strict
// why: A relaxed exchange between them keeps what the release store left (a release sequence).
// twin: violated/release_sequence_cut.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int ready;

static void *writer(void *arg)
{
    data = 42;
    atomic_store_explicit(&ready, 1, memory_order_release);
    atomic_fetch_add_explicit(&ready, 1, memory_order_relaxed);
    return arg;
}

static void *reader(void *arg)
{
    if (atomic_load_explicit(&ready, memory_order_acquire) == 2)
        assert(data == 42);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], 0, writer, 0);
    pthread_create(&t[1], 0, reader, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    return 0;
}
