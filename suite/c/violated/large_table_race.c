// verdict: violated data-race
// why: Two threads write the same element of a large global table.
// twin: holds/large_table_apart.c
#include <pthread.h>

static long table[30000];

static void *first(void *arg) {
    for (int i = 0; i < 3; i++) table[10000 + i] = 1;
    return arg;
}

static void *second(void *arg) {
    for (int i = 2; i < 5; i++) table[10000 + i] = 2;
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
