/* verdict: holds. An array of semaphores, whose name the model uses too. */
#include <pthread.h>
#include <semaphore.h>
#include <assert.h>
sem_t table, s[3]; int smoked;
void *smoker(void *p) { int *me = p; sem_wait(&s[*me]); smoked++; sem_post(&table); return 0; }
int main(void) {
    pthread_t t[3]; int id[3]; sem_init(&table, 0, 0);
    for (int i = 0; i < 3; i++) { id[i] = i; sem_init(&s[i], 0, 0); }
    for (int i = 0; i < 3; i++) pthread_create(&t[i], 0, smoker, &id[i]);
    for (int i = 2; i >= 0; i--) { sem_post(&s[i]); sem_wait(&table); }
    for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
    assert(smoked == 3);
    return 0;
}
