// verdict: holds
// why: Nanoseconds are carried over into seconds, which decides nothing but when a wait may end, and that it may do at any time.
// twin: violated/deadline.c
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int full, value;

static int get(int *out, long ms)
{
    struct timespec end;
    int late = 0;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += ms / 1000;
    end.tv_nsec += ms % 1000 * 1000000L;
    if (end.tv_nsec >= 1000000000L) {
        end.tv_sec++;
        end.tv_nsec -= 1000000000L;
    }
    pthread_mutex_lock(&m);
    while (!full && !late)
        late = pthread_cond_timedwait(&c, &m, &end) == ETIMEDOUT;
    int got = full;
    if (got) {
        *out = value;
        full = 0;
    }
    pthread_mutex_unlock(&m);
    return got;
}

static void *put(void *arg)
{
    pthread_mutex_lock(&m);
    value = 7;
    full = 1;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void)
{
    pthread_t t;
    int v = 0;
    pthread_create(&t, 0, put, 0);
    if (get(&v, 1500))
        assert(v == 7);
    pthread_join(t, 0);
    assert(v == 7 || full);
    return 0;
}
