/* verdict: holds. Variables of blocks that are entered again and left by every road. */
#include <assert.h>
#include <pthread.h>

int total;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void add(int *to, const int *from)
{
    *to += *from;
}

int rounds(int n)
{
    int sum = 0;
    int *last = &sum;
    for (int i = 0; i < n; i++) {
        int *p = &i;
        int copy = *p;
        add(&sum, &copy);
        if (copy == 1)
            continue;
        if (copy == 3)
            break;
        {
            int twice = 2 * copy;
            add(&sum, &twice);
            if (twice == 100)
                goto out;
            last = &sum;
        }
    }
out:
    return *last;
}

int chosen(int n)
{
    int r = 0;
    switch (n) {
    case 0: {
        int a = 4;
        add(&r, &a);
        break;
    }
    default: {
        int b = 5;
        add(&r, &b);
        if (n == 7)
            return r;
    }
    }
    return r;
}

void *worker(void *arg)
{
    int mine = 0;
    do {
        int one = 1;
        int *p = &one;
        add(&mine, p);
    } while (mine < 2);
    pthread_mutex_lock(&lock);
    total += mine;
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(total == 4);
    assert(rounds(5) == 10);
    assert(chosen(0) + chosen(1) + chosen(7) == 14);
    return 0;
}
