/* verdict: violated. Forks in a row, taken left first, by an index with a remainder: all may hold one and wait. */
#include <semaphore.h>
#include <pthread.h>
#define N 3
static sem_t fork_[N];
static int meals;
static void *phil(void *p) {
    long i = (long)p;
    sem_wait(&fork_[i]);
    sem_wait(&fork_[(i + 1) % N]);
    __atomic_fetch_add(&meals, 1, __ATOMIC_SEQ_CST);
    sem_post(&fork_[(i + 1) % N]);
    sem_post(&fork_[i]);
    return 0;
}
int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++) sem_init(&fork_[i], 0, 1);
    for (long i = 0; i < N; i++) pthread_create(&t[i], 0, phil, (void *)i);
    for (int i = 0; i < N; i++) pthread_join(t[i], 0);
    return meals == N ? 0 : 1;
}
