// verdict: open
// why: A stack grows downwards on every processor that we know of, and programs that measure
//   their depth rely on it: each call lies below the one that made it. The numbers are one
//   choice of many, so the answer is never more than open.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static int deeper(const char *outer, const char *between, int n)
{
    char here = 0;
    assert((uintptr_t)&here < (uintptr_t)outer);
    assert(between == 0 || (&here < between && between < outer));
    return n ? deeper(between ? between : outer, &here, n - 1) : here;
}

static void *worker(void *arg)
{
    char top = 0;
    return deeper(&top, 0, 3) ? arg : 0;
}

int main(void)
{
    char top = 0;
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    int found = deeper(&top, 0, 2);
    pthread_join(t, 0);
    return found;
}
