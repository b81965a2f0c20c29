// verdict: violated assertion
// why: Both threads run the initialiser.
// twin: holds/c11_call_once.c
#include <assert.h>
#include <stdatomic.h>
#include <threads.h>

static atomic_int runs;

static void initialise(void)
{
    atomic_fetch_add(&runs, 1);
}

static int worker(void *arg)
{
    (void)arg;
    initialise();
    assert(atomic_load(&runs) == 1);
    return 0;
}

int main(void)
{
    thrd_t a, b;
    thrd_create(&a, worker, 0);
    thrd_create(&b, worker, 0);
    thrd_join(a, 0);
    thrd_join(b, 0);
    return 0;
}
