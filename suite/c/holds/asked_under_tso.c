// verdict: holds
// why: An assertion fails, but nobody waits for ever, and only that is asked.
// args: --model tso -p deadlocks
// twin: violated/asked_under_tso.c
#include <assert.h>
#include <pthread.h>

volatile int x, y;
int a, b;

static void *first(void *unused)
{
    x = 1;
    a = y;
    return unused;
}

static void *second(void *unused)
{
    y = 1;
    b = x;
    return unused;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(a || b);
    return 0;
}
