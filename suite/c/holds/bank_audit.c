// verdict: holds
// why: The audit holds both locks, so it sees the sum either before or after a transfer.
// twin: violated/bank_audit_torn.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int account[2] = {10, 10};

static void *transfer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock[0]);
    pthread_mutex_lock(&lock[1]);
    account[0] -= 3;
    account[1] += 3;
    pthread_mutex_unlock(&lock[1]);
    pthread_mutex_unlock(&lock[0]);
    return 0;
}

static void *audit(void *arg)
{
    (void)arg;
    int sum = 0;
    pthread_mutex_lock(&lock[0]);
    sum += account[0];
    pthread_mutex_lock(&lock[1]);
    sum += account[1];
    pthread_mutex_unlock(&lock[1]);
    pthread_mutex_unlock(&lock[0]); // last
    assert(sum == 20);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, transfer, 0);
    pthread_create(&b, 0, audit, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
