// verdict: violated assertion
// why: The process exits while the worker may have its file open.
// twin: holds/exit_handlers.c
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int open_files;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void check(void)
{
    pthread_mutex_lock(&lock);
    assert(open_files == 0);
    pthread_mutex_unlock(&lock);
}

static void close_last(void)
{
    pthread_mutex_lock(&lock);
    open_files--;
    pthread_mutex_unlock(&lock);
}

static void *worker(void *arg)
{
    pthread_mutex_lock(&lock);
    open_files++;
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    open_files--;
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t;
    open_files = 1;
    if (atexit(check) || atexit(close_last))
        return 1;
    pthread_create(&t, 0, worker, 0);
    exit(0);
    return 0;
}
