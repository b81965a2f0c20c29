/* verdict: violated. Two locks taken in both orders: a deadlock. */
#include <assert.h>
#include <pthread.h>

void lock(int *l);
void unlock(int *l);
int a, b, x;

void *first(void *arg)
{
    lock(&a);
    lock(&b);
    x = x + 1;
    unlock(&b);
    unlock(&a);
    return 0;
}

void *second(void *arg)
{
    lock(&b);
    lock(&a);
    x = x + 2;
    unlock(&a);
    unlock(&b);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(x == 3);
    return 0;
}
