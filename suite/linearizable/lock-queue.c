/* expect: holds; a queue under a lock, with the queue and a place for the answer by address.
   flags: --linearizable bounded-spec.c */
#include <pthread.h>
#include <stdbool.h>

typedef struct {
    pthread_mutex_t m;
    int items[2], first, n;
} queue;

queue q = {PTHREAD_MUTEX_INITIALIZER};

bool put(queue *q, int v) {
    pthread_mutex_lock(&q->m);
    bool fits = q->n < 2;
    if (fits)
        q->items[(q->first + q->n++) % 2] = v;
    pthread_mutex_unlock(&q->m);
    return fits;
}

bool take(queue *q, int *out) {
    pthread_mutex_lock(&q->m);
    bool any = q->n > 0;
    if (any) {
        *out = q->items[q->first];
        q->first = (q->first + 1) % 2;
        q->n--;
    }
    pthread_mutex_unlock(&q->m);
    return any;
}

static void *producer(void *arg) {
    put(&q, 1);
    put(&q, 2);
    return NULL;
}

static void *consumer(void *arg) {
    int v = 0;
    take(&q, &v);
    take(&q, &v);
    return NULL;
}

int main(void) {
    pthread_t a, b, c;
    pthread_create(&a, NULL, producer, NULL);
    pthread_create(&b, NULL, consumer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
}
