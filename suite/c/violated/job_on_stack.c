// verdict: violated use-after-free
// why: The job lies on the stack of the function that hands it over, which returns before the worker has read it.
#include <pthread.h>
#include <string.h>

struct job {
    char name[8];
    int priority;
};

static struct job *slot;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void *worker(void *arg)
{
    pthread_mutex_lock(&m);
    while (!slot)
        pthread_cond_wait(&c, &m);
    struct job *j = slot;
    pthread_mutex_unlock(&m);
    return (void *)(long)(j->priority + j->name[0]);
}

static void submit(const char *name)
{
    struct job j = { .priority = 1 };
    strncpy(j.name, name, sizeof j.name - 1);
    pthread_mutex_lock(&m);
    slot = &j;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    submit("x");
    pthread_join(t, 0);
    return 0;
}
