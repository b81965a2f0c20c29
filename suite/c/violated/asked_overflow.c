// verdict: violated overflow
// why: Asked for overflow alone: the sum of two threads' work is larger than an int.
// args: -p overflow
// twin: holds/asked_overflow.c
#include <limits.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int sum = INT_MAX - 3;

static void *adds(void *arg)
{
    pthread_mutex_lock(&m);
    sum += 2;
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, adds, 0);
    pthread_create(&b, 0, adds, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
