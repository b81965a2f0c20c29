// verdict: violated data-race
// why: The thread that the constructor started and main both count, and main takes no lock.
// twin: holds/constructor_thread.c
#include <assert.h>
#include <pthread.h>

static pthread_t helper;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *add(void *arg)
{
    pthread_mutex_lock(&m);
    count++;
    pthread_mutex_unlock(&m);
    return arg;
}

__attribute__((constructor)) static void begin(void) { pthread_create(&helper, 0, add, 0); }

__attribute__((destructor)) static void end(void)
{
    pthread_join(helper, 0);
    assert(count == 2);
}

int main(void)
{
    count++;
    return 0;
}
