// verdict: violated use-after-free
// why: The current node is let go before the next one is locked; in the gap it can be removed
//   and freed.
// twin: holds/hand_over_hand.c
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct node {
    pthread_mutex_t lock;
    int key;
    struct node *next;
};
static struct node *head;

static struct node *make(int key, struct node *next)
{
    struct node *n = malloc(sizeof *n);
    pthread_mutex_init(&n->lock, 0);
    n->key = key;
    n->next = next;
    return n;
}

static void *searcher(void *arg)
{
    (void)arg;
    struct node *n = head;
    pthread_mutex_lock(&n->lock);
    struct node *next = n->next;
    if (next) {
        pthread_mutex_unlock(&n->lock);
        pthread_mutex_lock(&next->lock);
        assert(next->key == 2);
        pthread_mutex_unlock(&next->lock);
    } else {
        pthread_mutex_unlock(&n->lock);
    }
    return 0;
}

static void *remover(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&head->lock);
    struct node *victim = head->next;
    pthread_mutex_lock(&victim->lock);
    head->next = victim->next;
    pthread_mutex_unlock(&victim->lock);
    pthread_mutex_unlock(&head->lock);
    free(victim);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    head = make(1, make(2, 0));
    pthread_create(&a, 0, searcher, 0);
    pthread_create(&b, 0, remover, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    free(head);
    return 0;
}
