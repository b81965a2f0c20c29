// verdict: holds
// why: Two threads write different elements of a large global table.
// twin: violated/large_table_race.c
#include <pthread.h>

static long table[30000];

static void *first(void *arg) {
    for (int i = 0; i < 3; i++) table[10000 + i] = 1;
    return arg;
}

static void *second(void *arg) {
    for (int i = 3; i < 6; i++) table[10000 + i] = 2;
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
