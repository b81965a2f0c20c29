// verdict: violated data-race
// why: After one of 924 orders of the two writers a node that everybody reads is written: a guess from a few runs does not see it.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef PATTERN
#define PATTERN 0xaaa
#endif

static atomic_uint history = 1;
static _Atomic(int *) node;

static void write_down(unsigned who)
{
    for (int i = 0; i < 6; i++) {
        unsigned h = atomic_load(&history);
        while (!atomic_compare_exchange_strong(&history, &h, h * 2 + who))
            ;
    }
}

static void *zero(void *arg)
{
    write_down(0);
    return arg;
}

static void *one(void *arg)
{
    write_down(1);
    if (atomic_load(&history) == (1u << 12 | PATTERN))
        *atomic_load(&node) = 2;
    return arg;
}

static void *reader(void *arg)
{
    return *atomic_load(&node) == 1 ? arg : 0;
}

int main(void)
{
    pthread_t t[3];
    int *n = malloc(sizeof *n);
    *n = 1;
    atomic_store(&node, n);
    pthread_create(&t[0], 0, zero, 0);
    pthread_create(&t[1], 0, one, 0);
    pthread_create(&t[2], 0, reader, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
