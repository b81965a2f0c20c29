// verdict: violated use-after-free
// why: A thread reads a local of a block that may have ended; nobody ever writes it while it is shared, but its life ends.
#include <pthread.h>
#include <stdatomic.h>

static _Atomic(int *) slot;
static atomic_int n_tries;

static void *reader(void *arg)
{
    int *p = atomic_load(&slot);
    return p && *p != 7 ? arg : 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, reader, 0);
    for (int i = 0; i < 2; i++) {
        int local = 7;
        atomic_store(&slot, &local);
        atomic_fetch_add(&n_tries, 1);
    }
    pthread_join(t, 0);
    return 0;
}
