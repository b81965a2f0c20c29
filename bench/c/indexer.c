// verdict: holds
// why: Each thread finds a free place for each of its words by compare-and-swap; with 11 or fewer threads no two ever want the same one.
// size: N threads
// source: the indexer of Flanagan and Godefroid, Dynamic Partial-Order Reduction, POPL 2005
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 12
#endif

#define SIZE 128
#define WORDS 4
static atomic_int table[SIZE];

static void *insert_words(void *arg)
{
    int id = (int)(long)arg;
    for (int m = 1; m <= WORDS; m++) {
        int word = m * 11 + id;
        int place = word * 7 % SIZE, empty = 0;
        assert(place >= 0);
        while (!atomic_compare_exchange_strong(&table[place], &empty, word)) {
            place = (place + 1) % SIZE;
            empty = 0;
        }
    }
    return 0;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, insert_words, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}
