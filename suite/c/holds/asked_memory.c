// verdict: holds
// why: Asked for memory alone: every access is to an object that is there.
// args: -p memory
// twin: violated/asked_memory.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER, two = PTHREAD_MUTEX_INITIALIZER;
static int count, unlocked;

static void *forth(void *arg)
{
    pthread_mutex_lock(&one);
    pthread_mutex_lock(&two);
    count++;
    pthread_mutex_unlock(&two);
    pthread_mutex_unlock(&one);
    unlocked = 1;
    return arg;
}

static void *back(void *arg)
{
    pthread_mutex_lock(&two);
    pthread_mutex_lock(&one);
    count++;
    pthread_mutex_unlock(&one);
    pthread_mutex_unlock(&two);
    unlocked = 2;
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, forth, 0);
    pthread_create(&b, 0, back, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(unlocked == 2);
    return 0;
}
