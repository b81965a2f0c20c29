// verdict: holds
// why: The flag remembers a signal that comes before the wait.
// twin: violated/c11_condition_lost.c
#include <assert.h>
#include <threads.h>

static mtx_t lock;
static cnd_t ready;
static int flag;

static int waiter(void *arg)
{
    (void)arg;
    mtx_lock(&lock);
    while (!flag)
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
