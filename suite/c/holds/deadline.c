// verdict: holds
// why: The clock only says until when to wait, and the wait may end either way: every reading
//   is as good as another, so the search is complete.
// twin: violated/deadline.c
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

static sem_t sem;
static int got;

static void *waiter(void *arg)
{
    (void)arg;
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += 2;
    if (sem_timedwait(&sem, &until) == 0)
        got = 1;
    else
        assert(errno == ETIMEDOUT);
    return 0;
}

int main(void)
{
    pthread_t t;
    int left;
    sem_init(&sem, 0, 0);
    pthread_create(&t, 0, waiter, 0);
    sem_post(&sem);
    pthread_join(t, 0);
    sem_getvalue(&sem, &left);
    assert(left == 1 - got);
    return 0;
}
