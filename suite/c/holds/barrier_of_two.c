// verdict: holds
// why: The second of two threads turns the sense.
// twin: violated/barrier_one_too_many.c
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

static atomic_int here, sense;

static void meet(void) {
    int mine = !atomic_load(&sense);
    if (atomic_fetch_add(&here, 1) == 2 - 1) {
        atomic_store(&here, 0);
        atomic_store(&sense, mine);
    } else {
        while (atomic_load(&sense) != mine) usleep(10);
    }
}

static void *one(void *arg) { meet(); return arg; }
static void *two(void *arg) { meet(); return arg; }

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
