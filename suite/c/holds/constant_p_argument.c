// verdict: holds
// why: What `__builtin_constant_p` and `__builtin_object_size` are asked about is not executed:
//   no null pointer is followed, nothing beyond an array is read, nobody races.
#include <assert.h>
#include <pthread.h>

#define KNOWN(x) (__builtin_constant_p(x) ? 1 : 0)

static int shared;
static int *nowhere;
static char text[3] = "hi";

static int far_beyond(const char *x)
{
    return KNOWN(x[123456]);
}

static int of_both(int a, int b)
{
    return KNOWN(nowhere[a] / b + *nowhere);
}

static void *worker(void *arg)
{
    shared = 1;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    int known = KNOWN(shared + 1);
    int size = (int)__builtin_object_size(&nowhere[shared], 0) < 0;
    pthread_join(t, 0);
    assert(KNOWN(3));
    assert(known + far_beyond(text) + of_both(1, 0) + size >= 0);
    return 0;
}
