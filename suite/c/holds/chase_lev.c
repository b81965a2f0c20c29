// verdict: holds
// why: The deque of Chase and Lev: owner and thief decide by compare-and-swap who gets the last
//   item.
// twin: violated/chase_lev_no_cas.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define SIZE 4
static atomic_int top, bottom, buffer[SIZE], taken[4];

static void push(int v)
{
    int b = atomic_load(&bottom);
    atomic_store(&buffer[b % SIZE], v);
    atomic_store(&bottom, b + 1);
}

static int take(void)
{
    int b = atomic_load(&bottom) - 1;
    atomic_store(&bottom, b);
    int t = atomic_load(&top);
    if (t > b) {
        atomic_store(&bottom, b + 1);
        return 0;
    }
    int v = atomic_load(&buffer[b % SIZE]);
    if (t == b) {
        int expected = t;
        if (!atomic_compare_exchange_strong(&top, &expected, t + 1))
            v = 0;
        atomic_store(&bottom, b + 1);
    }
    return v;
}

static int steal(void)
{
    int t = atomic_load(&top);
    int b = atomic_load(&bottom);
    if (t >= b)
        return 0;
    int v = atomic_load(&buffer[t % SIZE]);
    if (!atomic_compare_exchange_strong(&top, &t, t + 1))
        return 0;
    return v;
}

static void got(int v)
{
    if (v)
        assert(atomic_fetch_add(&taken[v], 1) == 0);
}

static void *owner(void *arg)
{
    (void)arg;
    push(1);
    push(2);
    got(take());
    got(take());
    return 0;
}

static void *thief(void *arg)
{
    (void)arg;
    got(steal());
    got(steal());
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, owner, 0);
    pthread_create(&b, 0, thief, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
