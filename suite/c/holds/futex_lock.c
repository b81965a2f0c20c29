// verdict: holds
// why: Drepper's mutex: whoever unlocks while others may wait wakes one of them.
// twin: violated/futex_lock.c
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int word;
static int count;

static void lock(void)
{
    int c = 0;
    if (atomic_compare_exchange_strong(&word, &c, 1))
        return;
    if (c != 2)
        c = atomic_exchange(&word, 2);
    while (c) {
        syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 2, 0, 0, 0);
        c = atomic_exchange(&word, 2);
    }
}

static void unlock(void)
{
    if (atomic_fetch_sub(&word, 1) != 1) {
        atomic_store(&word, 0);
        syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
    }
}

static void *worker(void *arg)
{
    lock();
    count++;
    unlock();
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(count == 2);
    return 0;
}
