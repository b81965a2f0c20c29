// verdict: holds
// why: C11 mutexes protect like the POSIX ones.
// twin: violated/c11_unlocked.c
#include <assert.h>
#include <threads.h>

static mtx_t lock;
static int counter;

static int worker(void *arg)
{
    (void)arg;
    mtx_lock(&lock);
    counter++;
    mtx_unlock(&lock);
    return 0;
}

int main(void)
{
    thrd_t a, b;
    mtx_init(&lock, mtx_plain);
    thrd_create(&a, worker, 0);
    thrd_create(&b, worker, 0);
    thrd_join(a, 0);
    thrd_join(b, 0);
    assert(counter == 2);
    mtx_destroy(&lock);
    return 0;
}
