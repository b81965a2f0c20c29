/* The two-lock queue of Michael and Scott. */
#include <stdlib.h>

/* One element of the queue. */
struct node_t {
    struct node_t *next;
    int value;
};

/* Head and tail, each with its own lock. */
struct queue_t {
    struct node_t *Head;
    struct node_t *Tail;
    int H_lock;
    int T_lock;
};

void lock(int *l);
void unlock(int *l);

void initialize(struct queue_t *Q)
{
    struct node_t *dummy = malloc(sizeof(struct node_t));
    dummy->next = 0;
    dummy->value = 0;
    Q->Head = Q->Tail = dummy;
    Q->H_lock = Q->T_lock = 0;
}

void enqueue(struct queue_t *Q, int val)
{
    struct node_t *node = malloc(sizeof(struct node_t));
    node->value = val;
    node->next = 0;
    lock(&Q->T_lock);
    Q->Tail->next = node;
    Q->Tail = node;
    unlock(&Q->T_lock);
}

int dequeue(struct queue_t *Q, int *pvalue)
{
    struct node_t *node;
    struct node_t *new_head;
    lock(&Q->H_lock);
    node = Q->Head;
    new_head = node->next;
    if (new_head == 0) {
        unlock(&Q->H_lock);
        return 0;
    }
    *pvalue = new_head->value;
    Q->Head = new_head;
    unlock(&Q->H_lock);
    free(node);
    return 1;
}
