// verdict: holds
// why: Lamport's bakery keeps all but one of N threads out.
// size: N threads, K rounds
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif
#ifndef K
#define K 1
#endif

static atomic_int choosing[N], number[N], owner;

static int before(int theirs, int j, int mine, int i)
{
    return theirs != 0 && (theirs < mine || (theirs == mine && j < i));
}

static void *worker(void *arg)
{
    int i = (int)(long)arg;
    for (int k = 0; k < K; k++) {
        int mine = 0;
        atomic_store(&choosing[i], 1);
        for (int j = 0; j < N; j++) {
            int n = atomic_load(&number[j]);
            if (n > mine)
                mine = n;
        }
        mine++;
        atomic_store(&number[i], mine);
        atomic_store(&choosing[i], 0);
        for (int j = 0; j < N; j++) {
            if (j == i)
                continue;
            while (atomic_load(&choosing[j]))
                ;
            while (before(atomic_load(&number[j]), j, mine, i))
                ;
        }
        atomic_store(&owner, i);
        assert(atomic_load(&owner) == i);
        atomic_store(&number[i], 0);
    }
    return 0;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}
