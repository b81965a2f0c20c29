// verdict: violated data-race
// why: The first look at the pointer is not ordered with the write under the lock, and a branch
//   depends on what it sees. The optimiser leaves that load where it is.
// args: --opt 2
// twin: holds/double_checked.c
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct config {
    int low, high;
};

static struct config *instance;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct config *get(void)
{
    if (!instance) {
        pthread_mutex_lock(&lock);
        if (!instance) {
            struct config *c = malloc(sizeof *c);
            c->low = 1;
            c->high = 2;
            instance = c;
        }
        pthread_mutex_unlock(&lock);
    }
    return instance;
}

static void *worker(void *arg)
{
    struct config *c = get();
    assert(c->low + c->high == 3);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
