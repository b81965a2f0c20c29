// verdict: violated use-after-free
// why: The task that a thread works on is a local of the loop's body, and the round ends before the thread is joined.
// twin: holds/block_scope.c
#include <pthread.h>

struct task {
    int n;
    _Atomic int square;
};

static void *square(void *arg)
{
    struct task *t = arg;
    t->square = t->n * t->n;
    return 0;
}

int main(void)
{
    pthread_t id[2];
    for (int i = 0; i < 2; i++) {
        struct task t = { .n = i + 1 };
        pthread_create(&id[i], 0, square, &t);
    }
    for (int i = 0; i < 2; i++)
        pthread_join(id[i], 0);
    return 0;
}
