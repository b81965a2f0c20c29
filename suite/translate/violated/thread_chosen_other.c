/* The other function is started. */
#include <assert.h>
#include <pthread.h>

static int a;

static void *one(void *p) { a = 1; return p; }
static void *two(void *p) { a = 2; return p; }

static void spawn(pthread_t *t, void *(*start)(void *)) { pthread_create(t, 0, start, 0); }

int main(void)
{
    pthread_t t;
    spawn(&t, two);
    pthread_join(t, 0);
    if (a != 2)
        spawn(&t, one);
    assert(a == 1);
    return 0;
}
