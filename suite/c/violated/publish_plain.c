// verdict: violated data-race
// why: The flag is a plain variable.
// twin: holds/publish.c
#include <assert.h>
#include <pthread.h>

static int data;
static int ready;

static void *sender(void *arg)
{
    (void)arg;
    data = 7;
    ready = 1;
    return 0;
}

static void *receiver(void *arg)
{
    (void)arg;
    if (ready)
        assert(data == 7);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, sender, 0);
    pthread_create(&b, 0, receiver, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
