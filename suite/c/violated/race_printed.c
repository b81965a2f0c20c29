// verdict: violated data-race
// why: A counter is printed while others count; nothing in the program depends on what is printed.
// args: --opt 2
#include <pthread.h>
#include <stdio.h>

int count;

static void *counts(void *arg) {
    count++;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, counts, 0);
    printf("%d\n", count);
    pthread_join(t, 0);
    return 0;
}
