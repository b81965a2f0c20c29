/* verdict: holds. A sorted list with pointers to pointers: sorted at the end; 2 is there or not, by who came first. */
#include <stdlib.h>
#include <assert.h>
#include <pthread.h>
typedef struct node { int key; struct node *next; } node_t;
static node_t *head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void insert(int key) {
    node_t *n = malloc(sizeof *n);
    n->key = key;
    pthread_mutex_lock(&m);
    node_t **p = &head;
    while (*p && (*p)->key < key) p = &(*p)->next;
    n->next = *p;
    *p = n;
    pthread_mutex_unlock(&m);
}
static int remove_key(int key) {
    pthread_mutex_lock(&m);
    for (node_t **p = &head; *p; p = &(*p)->next) {
        if ((*p)->key == key) {
            node_t *dead = *p;
            *p = dead->next;
            free(dead);
            pthread_mutex_unlock(&m);
            return 1;
        }
    }
    pthread_mutex_unlock(&m);
    return 0;
}
static void *a(void *x) { insert(2); insert(1); return 0; }
static void *b(void *x) { insert(3); remove_key(2); return 0; }
int main(void) {
    pthread_t t, u;
    pthread_create(&t, NULL, a, NULL);
    pthread_create(&u, NULL, b, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    int n = 0;
    for (node_t *p = head; p; p = p->next) { n++; if (p->next) assert(p->key < p->next->key); }
    assert(n == 2 || n == 3);
    return 0;
}
