/* verdict: holds. The first to come sets up, the others wait. */
#include <pthread.h>
#include <assert.h>
pthread_once_t once = PTHREAD_ONCE_INIT;
int made;
int *table; int cell;
void setup(void) { made++; cell = 7; table = &cell; }
void *user(void *p) { pthread_once(&once, setup); assert(*table == 7); return p; }
int main(void) {
    pthread_t s, t;
    pthread_create(&s, 0, user, 0);
    pthread_create(&t, 0, user, 0);
    pthread_join(s, 0); pthread_join(t, 0);
    assert(made == 1);
    return 0;
}
