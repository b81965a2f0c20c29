/* verdict: holds. What is freed is taken away first, under the lock. */
#include <stdlib.h>
#include <assert.h>
#include <pthread.h>

struct node { int value; };
struct node *shared;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *first(void *arg)
{
    pthread_mutex_lock(&m);
    if (shared)
        shared->value = 2;
    pthread_mutex_unlock(&m);
    return 0;
}

void *second(void *arg)
{
    pthread_mutex_lock(&m);
    struct node *mine = shared;
    shared = 0;
    pthread_mutex_unlock(&m);
    free(mine);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    shared = malloc(sizeof(struct node));
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
