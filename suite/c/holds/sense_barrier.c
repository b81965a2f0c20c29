// verdict: holds
// why: A barrier that turns its sense: nobody leaves a round before both have come.
// twin: violated/sense_barrier_early.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count = 2, sense;
static atomic_int round_of[2];

static void barrier(int *local)
{
    *local = !*local;
    if (atomic_fetch_sub(&count, 1) == 1) {
        atomic_store(&count, 2);
        atomic_store(&sense, *local);
    } else {
        while (atomic_load(&sense) != *local)
            ;
    }
}

static void *worker(void *arg)
{
    int me = (int)(long)arg, local = 0;
    for (int r = 1; r <= 2; r++) {
        atomic_store(&round_of[me], r);
        barrier(&local);
        assert(atomic_load(&round_of[1 - me]) >= r);
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, (void *)0L);
    pthread_create(&b, 0, worker, (void *)1L);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
