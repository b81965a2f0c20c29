// verdict: violated leak
// why: Nobody frees what the thread stored under the key.
// args: --leaks
// twin: holds/key_destructor.c
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_key_t key;

static void *worker(void *arg)
{
    (void)arg;
    int *p = malloc(sizeof *p);
    *p = 4;
    pthread_setspecific(key, p);
    assert(*(int *)pthread_getspecific(key) == 4);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_key_create(&key, 0);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    assert(pthread_getspecific(key) == 0);
    pthread_key_delete(key);
    return 0;
}
