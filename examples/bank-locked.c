/* Two deposits to one account, with a lock. */
#include <assert.h>
#include <pthread.h>

int balance;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void *deposit(void *amount) {
    pthread_mutex_lock(&lock);
    int b = balance;
    balance = b + *(int *)amount;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t t1, t2;
    int a1 = 10, a2 = 20;
    pthread_create(&t1, 0, deposit, &a1);
    pthread_create(&t2, 0, deposit, &a2);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
    assert(balance == 30);
    return 0;
}
