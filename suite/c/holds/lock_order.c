// verdict: holds
// why: Both threads take the two mutexes in the same order, so no cycle of waiting can form.
// twin: violated/lock_order_abba.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t second = PTHREAD_MUTEX_INITIALIZER;
static int moved;

static void *left(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&first);
    pthread_mutex_lock(&second);
    moved++;
    pthread_mutex_unlock(&second);
    pthread_mutex_unlock(&first);
    return 0;
}

static void *right(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&first); // outer
    pthread_mutex_lock(&second); // inner
    moved++;
    pthread_mutex_unlock(&second);
    pthread_mutex_unlock(&first);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(moved == 2);
    return 0;
}
