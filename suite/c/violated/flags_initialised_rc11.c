// verdict: violated data-race
// why: Each says last what it wants, and with release: both may miss the other.
// twin: holds/flags_initialised_rc11.c
// args: --model rc11
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int wants[2], turn;
static int inside;

static void *enter(void *arg)
{
    int me = arg != 0;
    atomic_store_explicit(&wants[me], 1, memory_order_release);
    atomic_store(&turn, !me);
    while (atomic_load(&wants[!me]) && atomic_load(&turn) == !me)
        ;
    inside++;
    atomic_store(&wants[me], 0);
    return 0;
}

int main(void)
{
    pthread_t other;
    atomic_init(&wants[0], 0);
    atomic_init(&wants[1], 0);
    atomic_init(&turn, 0);
    pthread_create(&other, 0, enter, 0);
    enter(&inside);
    pthread_join(other, 0);
    assert(inside == 2);
    return 0;
}
