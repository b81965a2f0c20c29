// verdict: holds
// why: Locked instructions are atomic, whoever writes them: no increment is lost and nothing races.
// twin: violated/unlocked_assembly.c
#include <assert.h>
#include <pthread.h>

static int count, sum;
static long rounds;

static int fetch_add(int *p, int v)
{
    __asm__ volatile("lock; xaddl %0,%1" : "+r"(v), "+m"(*p) : : "memory");
    return v;
}

static int compare_exchange(int *p, int old, int new)
{
    int seen;
    __asm__ volatile("lock; cmpxchgl %2,%1" : "=a"(seen), "+m"(*p) : "r"(new), "0"(old) : "memory");
    return seen;
}

static void *worker(void *arg)
{
    fetch_add(&count, 2);
    __asm__ volatile("lock; incq %0" : "+m"(rounds));
    __asm__ volatile("lock addl %1,%0" : "+m"(sum) : "ir"(5));
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(count == 4 && rounds == 2 && sum == 10);
    assert(compare_exchange(&count, 4, 1) == 4 && count == 1);
    assert(compare_exchange(&count, 4, 2) == 1 && count == 1);
    return 0;
}
