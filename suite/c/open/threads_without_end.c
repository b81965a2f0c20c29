// verdict: open
// why: Threads are started for ever: every run with a few of them is searched, and no last one.
// args: --races off --threads 4
#include <assert.h>
#include <pthread.h>

static int inside;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *arg)
{
    pthread_mutex_lock(&m);
    inside++;
    assert(inside == 1);
    inside--;
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t t;
    for (;;) pthread_create(&t, 0, worker, 0);
}
