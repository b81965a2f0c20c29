/* verdict: violated. A comparison reads one variable, then the other. */
#include <assert.h>
#include <pthread.h>

int a, b;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *first(void *arg)
{
    pthread_mutex_lock(&m);
    a = 1;
    b = 1;
    pthread_mutex_unlock(&m);
    return 0;
}

void *second(void *arg)
{
    
    int same = a == b;
    
    assert(same);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    
    return 0;
}
