/* verdict: violated. The other section is not. */
#include <assert.h>
#include <pthread.h>
#include <heddle.h>

int x;

void *first(void *arg)
{
    heddle_atomic_begin();
    int t = x;
    x = t + 1;
    heddle_atomic_end();
    return 0;
}

void *second(void *arg)
{
    
    int t = x;
    x = t + 1;
    
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(x == 2);
    return 0;
}
