/* verdict: holds. A lock made of test-and-set, passed by address. */
#include <assert.h>
#include <pthread.h>

int held, inside;

void enter(int *l)
{
    while (__sync_lock_test_and_set(l, 1))
        ;
}

void leave(int *l) { __sync_lock_release(l); }

void *first(void *arg)
{
    enter(&held);
    inside++;
    assert(inside == 1);
    inside--;
    leave(&held);
    return 0;
}

void *second(void *arg)
{
    first(arg);
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
