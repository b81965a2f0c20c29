/* No specification: it waits. */
#include <semaphore.h>
static sem_t s;
int add(int by) {
    sem_wait(&s);
    return by;
}
int get(void) { return 0; }
