// verdict: open
// why: Two locks are taken in the order of their addresses, and one order of two is tried.
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

struct account {
    pthread_mutex_t lock;
    int money;
};

static struct account *a, *b;

static void move(struct account *from, struct account *to) {
    struct account *first = (uintptr_t)from < (uintptr_t)to ? from : to;
    struct account *second = first == from ? to : from;
    pthread_mutex_lock(&first->lock);
    pthread_mutex_lock(&second->lock);
    from->money--;
    to->money++;
    pthread_mutex_unlock(&second->lock);
    pthread_mutex_unlock(&first->lock);
}

static void *there(void *arg) {
    move(a, b);
    return arg;
}

static void *back(void *arg) {
    move(b, a);
    return arg;
}

int main(void) {
    pthread_t s, t;
    a = calloc(1, sizeof *a);
    b = calloc(1, sizeof *b);
    pthread_mutex_init(&a->lock, 0);
    pthread_mutex_init(&b->lock, 0);
    pthread_create(&s, 0, there, 0);
    pthread_create(&t, 0, back, 0);
    pthread_join(s, 0);
    pthread_join(t, 0);
    return 0;
}
