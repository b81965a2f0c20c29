/* verdict: holds */
/* why: A struct of the C library, which SPIN's verifier knows by that name, too. */
#include <assert.h>
#include <pthread.h>
#include <time.h>

static struct timespec at = { 1, 5 };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *later(void *arg)
{
    pthread_mutex_lock(&m);
    at.tv_nsec = at.tv_nsec + 2;
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, later, 0);
    pthread_mutex_lock(&m);
    at.tv_nsec = at.tv_nsec + 3;
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
    assert(at.tv_sec == 1 && at.tv_nsec == 10);
    return 0;
}
