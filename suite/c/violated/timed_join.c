// verdict: violated assertion
// why: After ETIMEDOUT the thread may still run: there is no result yet.
// twin: holds/timed_join.c
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

static void *worker(void *arg)
{
    return arg;
}

int main(void)
{
    pthread_t t;
    void *result = 0;
    struct timespec until;
    pthread_create(&t, 0, worker, &t);
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec++;
    int e = pthread_timedjoin_np(t, &result, &until);
    assert(e == 0 || e == ETIMEDOUT);
    assert(result == &t);
    return 0;
}
