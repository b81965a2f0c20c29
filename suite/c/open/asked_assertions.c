// verdict: open
// why: Asked for its assertions alone: the run in which the pointer is null ends there, and what follows undefined behaviour nobody knows.
// args: -p assertions
#include <assert.h>
#include <pthread.h>

static int value = 1, *volatile where;

static void *publish(void *arg)
{
    where = &value;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, publish, 0);
    assert(*where == 1);
    pthread_join(t, 0);
    return 0;
}
