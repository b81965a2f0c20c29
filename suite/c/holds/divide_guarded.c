// verdict: holds
// why: The divisor is tested under the lock that protects it.
// twin: violated/divide_by_zero.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int divisor = 4, result;

static void *divider(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (divisor != 0)
        result = 100 / divisor;
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *resetter(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    divisor = 0;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, divider, 0);
    pthread_create(&b, 0, resetter, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(result == 0 || result == 25);
    return 0;
}
