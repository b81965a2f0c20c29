// verdict: violated out-of-bounds
// why: The loop runs to the length itself and writes one past the end.
// twin: holds/array_bounds.c
#include <assert.h>
#include <pthread.h>

#define N 3
static int data[N];

static void *filler(void *arg)
{
    int *p = arg;
    for (int i = 0; i <= N; i++)
        p[i] = i;
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, filler, data);
    pthread_join(t, 0);
    assert(data[N - 1] == N - 1);
    return 0;
}
