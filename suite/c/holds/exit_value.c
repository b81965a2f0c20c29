// verdict: holds
// why: pthread_exit gives its value to the one that joins.
// twin: violated/exit_value_wrong.c
#include <assert.h>
#include <pthread.h>

static void leave(long code)
{
    pthread_exit((void *)code);
}

static void *worker(void *arg)
{
    leave((long)arg * 2);
    return 0;
}

int main(void)
{
    pthread_t t;
    void *p = 0;
    pthread_create(&t, 0, worker, (void *)21L);
    pthread_join(t, &p);
    assert((long)p == 42);
    return 0;
}
