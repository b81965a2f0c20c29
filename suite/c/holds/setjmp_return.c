// verdict: holds
// why: longjmp leaves all functions down to the one that called setjmp, which goes on with the answer it was given.
// twin: violated/setjmp_return.c
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>

static __thread jmp_buf back;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done, failed;

static void work(int depth, int bad)
{
    if (depth > 0) {
        work(depth - 1, bad);
        return;
    }
    if (bad)
        longjmp(back, 7);
    pthread_mutex_lock(&m);
    done++;
    pthread_mutex_unlock(&m);
}

static void *worker(void *arg)
{
    int *bad = arg, code;
    volatile int tried = 0;
    if ((code = setjmp(back)) == 0) {
        tried = 1;
        work(2, *bad);
    } else {
        assert(code == 7 && tried == 1 && *bad);
        pthread_mutex_lock(&m);
        failed++;
        pthread_mutex_unlock(&m);
    }
    return 0;
}

int main(void)
{
    int bad[2] = {0, 1};
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, &bad[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(done == 1 && failed == 1);
    if (setjmp(back) == 0)
        longjmp(back, 0);
    return 0;
}
