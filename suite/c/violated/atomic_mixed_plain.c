// verdict: violated data-race
// why: One thread writes plainly what the other updates atomically.
// twin: holds/atomic_builtins.c
#include <assert.h>
#include <pthread.h>

static int word;

static void *adder(void *arg)
{
    (void)arg;
    __atomic_fetch_add(&word, 1, __ATOMIC_ACQ_REL);
    return 0;
}

static void *setter(void *arg)
{
    (void)arg;
    word = 10;
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, adder, 0);
    pthread_create(&b, 0, setter, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(word == 10 || word == 11);
    return 0;
}
