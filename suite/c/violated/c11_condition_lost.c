// verdict: violated deadlock
// why: The C11 waiter waits without looking at the flag and can miss the only signal.
// twin: holds/c11_condition.c
#include <assert.h>
#include <threads.h>

static mtx_t lock;
static cnd_t ready;
static int flag;

static int waiter(void *arg)
{
    (void)arg;
    mtx_lock(&lock);
    cnd_wait(&ready, &lock);
    mtx_unlock(&lock);
    return 5;
}

int main(void)
{
    thrd_t t;
    int result = 0;
    mtx_init(&lock, mtx_plain);
    cnd_init(&ready);
    thrd_create(&t, waiter, 0);
    mtx_lock(&lock);
    flag = 1;
    cnd_signal(&ready);
    mtx_unlock(&lock);
    thrd_join(t, &result);
    assert(result == 5);
    return 0;
}
