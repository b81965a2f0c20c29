// expect: sc=holds tso=holds pso=holds armv8=holds rc11=holds
// Whoever comes first initialises, everybody sees it initialised, and it happens once.
#include <assert.h>
#include <pthread.h>

pthread_once_t control = PTHREAD_ONCE_INIT;
int value, times;

static void initialise(void) {
    times = times + 1;
    value = 42;
}

void *user(void *arg) {
    (void)arg;
    pthread_once(&control, initialise);
    assert(value == 42);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, user, 0);
    pthread_create(&b, 0, user, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(times == 1);
    return 0;
}
