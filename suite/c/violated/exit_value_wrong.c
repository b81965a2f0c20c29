// verdict: violated assertion
// why: The program expects the value of a thread that ended by another way.
// twin: holds/exit_value.c
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
    assert((long)p == 0);
    return 0;
}
