// verdict: violated deadlock
// why: One thread takes first then second, the other second then first: each can hold what the
//   other wants.
// twin: holds/lock_order.c
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
    pthread_mutex_lock(&second); // outer
    pthread_mutex_lock(&first); // inner
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
