// verdict: violated data-race
// why: The link from the dummy to the first node is written by one side and read by the other
//   with no common lock.
// twin: holds/two_lock_queue.c
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};
static struct node *head, *tail;
static pthread_mutex_t head_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t tail_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t link_lock = PTHREAD_MUTEX_INITIALIZER;

static void enqueue(int value)
{
    struct node *n = malloc(sizeof *n);
    n->value = value;
    n->next = NULL;
    pthread_mutex_lock(&tail_lock);
    pthread_mutex_lock(&link_lock);
    tail->next = n;
    pthread_mutex_unlock(&link_lock);
    tail = n;
    pthread_mutex_unlock(&tail_lock);
}

static int dequeue(void)
{
    int value = -1;
    pthread_mutex_lock(&head_lock);
    struct node *old = head;
    struct node *first = old->next;
    if (first) {
        value = first->value;
        head = first;
        free(old);
    }
    pthread_mutex_unlock(&head_lock);
    return value;
}

static void *producer(void *arg)
{
    (void)arg;
    enqueue(1);
    return 0;
}

static void *consumer(void *arg)
{
    (void)arg;
    int value = dequeue();
    assert(value == -1 || value == 1);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    head = tail = calloc(1, sizeof *head);
    pthread_create(&a, 0, producer, 0);
    pthread_create(&b, 0, consumer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
