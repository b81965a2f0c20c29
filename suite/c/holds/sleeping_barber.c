// verdict: holds
// why: A semaphore counts the customers, so a call that comes early is not forgotten.
// twin: violated/sleeping_barber_lost.c
#include <pthread.h>
#include <semaphore.h>

static sem_t customers, chair;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t bell = PTHREAD_COND_INITIALIZER;

static void wait_for_customer(void)
{
    sem_wait(&customers);
}

static void call_barber(void)
{
    sem_post(&customers);
}

static void *barber(void *arg)
{
    (void)arg;
    wait_for_customer();
    sem_post(&chair);
    return 0;
}

static void *customer(void *arg)
{
    (void)arg;
    call_barber();
    sem_wait(&chair);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&customers, 0, 0);
    sem_init(&chair, 0, 0);
    pthread_mutex_lock(&lock);
    pthread_cond_signal(&bell);
    pthread_mutex_unlock(&lock);
    pthread_create(&a, 0, barber, 0);
    pthread_create(&b, 0, customer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
