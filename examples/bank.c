/* Two deposits to one account, without a lock. */
#include <pthread.h>

int balance;

void *deposit(void *amount) {
    int b = balance;
    balance = b + *(int *)amount;
    return 0;
}

int main(void) {
    pthread_t t1, t2;
    int a1 = 10, a2 = 20;
    pthread_create(&t1, 0, deposit, &a1);
    pthread_create(&t2, 0, deposit, &a2);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
    return 0;
}
