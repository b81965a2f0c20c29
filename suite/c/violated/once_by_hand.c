// verdict: violated data-race
// why: A plain flag does not keep two threads from initialising at the same time.
// twin: holds/pthread_once.c
#include <assert.h>
#include <pthread.h>

static int initialised;
static int value;

static void initialise(void)
{
    value++;
}

static void *worker(void *arg)
{
    (void)arg;
    if (!initialised) {
        initialised = 1;
        initialise();
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
