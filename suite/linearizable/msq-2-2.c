/* expect: holds; the queue of Michael and Scott, two enqueues and two dequeues.
   flags: --linearizable queue-spec.c */
#include "msq.h"
#include <pthread.h>

int deq(void) {
    for (;;) {
        node *h = atomic_load(&head), *t = atomic_load(&tail), *next = atomic_load(&h->next);
        if (h != atomic_load(&head))
            continue;
        if (h == t) {
            if (!next)
                return 0;
            atomic_compare_exchange_strong(&tail, &t, next);
            continue;
        }
        int v = next->value;
        if (atomic_compare_exchange_strong(&head, &h, next))
            return v;
    }
}

static void *enqueuer(void *arg) {
    enq((int)(long)arg);
    return NULL;
}

static void *dequeuer(void *arg) {
    deq();
    return NULL;
}

int main(void) {
    make_queue();
    pthread_t t[4];
    pthread_create(&t[0], NULL, enqueuer, (void *)1);
    pthread_create(&t[1], NULL, enqueuer, (void *)2);
    pthread_create(&t[2], NULL, dequeuer, NULL);
    pthread_create(&t[3], NULL, dequeuer, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
}
