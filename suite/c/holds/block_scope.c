// verdict: holds
// why: Every pointer to a local is used while the block of the local lasts; each round of the loop has its own.
// twin: violated/block_scope_left.c
#include <assert.h>
#include <pthread.h>

struct task {
    int n;
    int square;
};

static void *square(void *arg)
{
    struct task *t = arg;
    t->square = t->n * t->n;
    return 0;
}

static int first_over(const int *a, int n, int limit)
{
    for (int i = 0; i < n; i++) {
        int copy = a[i];
        const int *p = &copy;
        if (*p > limit)
            return *p;
    }
    return 0;
}

int main(void)
{
    int sum = 0;
    for (int i = 1; i <= 2; i++) {
        struct task t = { .n = i };
        pthread_t id;
        pthread_create(&id, 0, square, &t);
        pthread_join(id, 0);
        if (t.square == 1)
            continue;
        sum += t.square;
    }
    assert(sum == 4);
    int a[] = { 1, 5, 3 };
    assert(first_over(a, 3, 2) == 5);
    return 0;
}
