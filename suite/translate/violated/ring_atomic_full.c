/* verdict: violated. The ring takes one more than fits: a number is overwritten. */
#include <pthread.h>
#include <assert.h>
#include <stdatomic.h>
/* SPSC ring buffer */
#define CAP 2
static int buf[CAP];
static atomic_uint head, tail;
static int push(int v) {
    unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
    unsigned t = atomic_load_explicit(&tail, memory_order_acquire);
    if (h - t == CAP + 1) return 0;
    buf[h % CAP] = v;
    atomic_store_explicit(&head, h + 1, memory_order_release);
    return 1;
}
static int pop(int *out) {
    unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
    unsigned h = atomic_load_explicit(&head, memory_order_acquire);
    if (h == t) return 0;
    *out = buf[t % CAP];
    atomic_store_explicit(&tail, t + 1, memory_order_release);
    return 1;
}
static void *producer(void *arg) {
    (void)arg;
    for (int i = 1; i <= 3; i++)
        while (!push(i)) ;
    return 0;
}
static void *consumer(void *arg) {
    (void)arg;
    int expect = 1, v;
    while (expect <= 3)
        if (pop(&v)) { assert(v == expect); expect++; }
    return 0;
}
int main(void) {
    pthread_t p, c;
    pthread_create(&p, 0, producer, 0);
    pthread_create(&c, 0, consumer, 0);
    pthread_join(p, 0);
    pthread_join(c, 0);
    assert(head == tail);
    return 0;
}
