// verdict: holds
// why: The assumptions leave few values, all of which are tried; a number that only decides a
//   branch is tried once for each way; a remainder once for each rest. Nothing is left out.
// twin: violated/nondet_assumed.c
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static int limit, count, slots[5];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *arg)
{
    while (__VERIFIER_nondet_int()) {
        pthread_mutex_lock(&lock);
        if (count < limit)
            count++;
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

int main(void)
{
    limit = __VERIFIER_nondet_int();
    __VERIFIER_assume(limit >= 1 && limit <= 3);
    unsigned at = __VERIFIER_nondet_uint();
    if (at >= 5)
        at = 4;
    slots[at] = rand() % 6 + 1;
    assert(slots[at] >= 1 && slots[at] <= 6);
    pthread_t t, u;
    pthread_create(&t, 0, worker, 0);
    pthread_create(&u, 0, worker, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(count <= limit);
    switch (__VERIFIER_nondet_int()) {
    case 3:
        count = 0;
        break;
    case -7:
        count = 1;
    }
    assert(count <= 3);
    return 0;
}
