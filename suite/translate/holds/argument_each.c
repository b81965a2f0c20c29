/* verdict: holds. Each thread gets the address of its own argument. */
#include <assert.h>
#include <pthread.h>

int seen[2];

void *worker(void *arg)
{
    int me = *(int *)arg;
    seen[me]++;
    return 0;
}

int main(void)
{
    pthread_t t[2];
    int args[2];
    for (int i = 0; i < 2; i++) {
        args[i] = i;
        pthread_create(&t[i], 0, worker, &args[i]);
    }
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(seen[0] == 1 && seen[1] == 1);
    return 0;
}
