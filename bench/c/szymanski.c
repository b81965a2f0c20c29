// verdict: holds
// why: Szymanski's algorithm for two threads.
// size: N rounds
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 1
#endif

static atomic_int flag[2], owner;

static void *worker(void *arg)
{
    int me = (int)(long)arg, other = 1 - me;
    for (int k = 0; k < N; k++) {
        atomic_store(&flag[me], 1);
        while (atomic_load(&flag[other]) >= 3)
            ;
        atomic_store(&flag[me], 3);
        if (atomic_load(&flag[other]) == 1) {
            atomic_store(&flag[me], 2);
            while (atomic_load(&flag[other]) != 4)
                ;
        }
        atomic_store(&flag[me], 4);
        if (me == 1)
            while (atomic_load(&flag[other]) >= 2)
                ;
        atomic_store(&owner, me);
        assert(atomic_load(&owner) == me);
        if (me == 0)
            for (;;) {
                int f = atomic_load(&flag[other]);
                if (f != 2 && f != 3)
                    break;
            }
        atomic_store(&flag[me], 0);
    }
    return 0;
}

int main(void)
{
    pthread_t t[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
