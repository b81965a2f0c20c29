// verdict: holds
// why: pthread_once runs the initialiser once and makes the others wait for it.
// twin: violated/once_by_hand.c
#include <assert.h>
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int value;

static void initialise(void)
{
    value++;
}

static void *worker(void *arg)
{
    (void)arg;
    pthread_once(&once, initialise);
    int seen = value;
    assert(seen == 1);
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
