// verdict: violated assertion
// why: 2^64 + 1 rounds to 2^64 in a long double's 64 digits, so the 1 is lost if it comes before -2^64.
// twin: holds/long_double_sum.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long double sum = 18446744073709551616.0L;

static void *add(void *arg)
{
    pthread_mutex_lock(&lock);
    sum += *(long double *)arg;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    static long double one = 1, big = -18446744073709551616.0L;
    pthread_create(&a, 0, add, &one);
    pthread_create(&b, 0, add, &big);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(sum == 1);
    return 0;
}
