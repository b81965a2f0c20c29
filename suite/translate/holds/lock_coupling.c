/* verdict: holds. A list with a lock in each node, taken hand over hand. */
#include <pthread.h>
#include <stdlib.h>
#include <assert.h>
typedef struct node { int key; struct node *next; pthread_mutex_t lock; } node_t;
node_t *head;
node_t *make(int key, node_t *next) { node_t *n = malloc(sizeof(node_t)); n->key = key; n->next = next; pthread_mutex_init(&n->lock, NULL); return n; }
int add(int key) {
    pthread_mutex_lock(&head->lock);
    node_t *pred = head, *curr = pred->next;
    pthread_mutex_lock(&curr->lock);
    while (curr->key < key) {
        pthread_mutex_unlock(&pred->lock);
        pred = curr; curr = curr->next;
        pthread_mutex_lock(&curr->lock);
    }
    int ok = curr->key != key;
    if (ok) pred->next = make(key, curr);
    pthread_mutex_unlock(&curr->lock);
    pthread_mutex_unlock(&pred->lock);
    return ok;
}
void *t1(void *p) { add(1); return p; }
void *t2(void *p) { add(2); return p; }
int main(void) {
    pthread_t a, b;
    head = make(-1, make(100, NULL));
    pthread_create(&a, NULL, t1, NULL); pthread_create(&b, NULL, t2, NULL);
    pthread_join(a, NULL); pthread_join(b, NULL);
    assert(head->next->key == 1 && head->next->next->key == 2 && head->next->next->next->key == 100);
    return 0;
}
