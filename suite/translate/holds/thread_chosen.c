/* Threads that start with what a parameter, a variable or a table says. */
#include <assert.h>
#include <pthread.h>

static int a, b;

static void *one(void *p) { a = *(int *)p; return 0; }
static void *two(void *p) { b = *(int *)p + 1; return p; }

static pthread_t spawn(void *(*start)(void *), int *n)
{
    pthread_t t;
    pthread_create(&t, 0, start, n);
    return t;
}

int main(void)
{
    int n = 4, *back;
    void *(*table[2])(void *) = { one, two };
    pthread_t s = spawn(one, &n), t = spawn(table[1], &n);
    pthread_join(s, 0);
    pthread_join(t, (void **)&back);
    assert(a == 4 && b == 5 && *back == 4);
    return 0;
}
