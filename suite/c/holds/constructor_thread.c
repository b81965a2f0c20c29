// verdict: holds
// why: A thread that a constructor starts runs beside main; the destructor joins it.
// twin: violated/constructor_thread.c
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
    add(0);
    return 0;
}
