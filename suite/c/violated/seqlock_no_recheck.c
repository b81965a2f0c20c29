// verdict: violated assertion
// why: The reader looks at the sequence number only before, so a writer can come between the
//   two loads.
// twin: holds/seqlock.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint seq;
static atomic_int x, y;

static void *writer(void *arg)
{
    (void)arg;
    atomic_fetch_add(&seq, 1);
    atomic_store(&x, 1);
    atomic_store(&y, 1);
    atomic_fetch_add(&seq, 1);
    return 0;
}

static void *reader(void *arg)
{
    (void)arg;
    unsigned before;
    int a, b;
    do {
        do
            before = atomic_load(&seq);
        while (before & 1);
        a = atomic_load(&x);
        b = atomic_load(&y);
    } while (0);
    assert(a == b);
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
