/* A thread starts with a function that recurs, and one that recurs starts threads. */
#include <assert.h>
#include <pthread.h>

static int sum;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *tree(void *p)
{
    long n = (long)p;
    pthread_t t;
    if (n == 0)
        return 0;
    pthread_mutex_lock(&m);
    sum += (int)n;
    pthread_mutex_unlock(&m);
    pthread_create(&t, 0, tree, (void *)(n - 1));
    pthread_join(t, 0);
    return p;
}

int main(void)
{
    pthread_t t;
    void *top;
    pthread_create(&t, 0, tree, (void *)2L);
    pthread_join(t, &top);
    assert(sum == 3 && (long)top == 2);
    return 0;
}
