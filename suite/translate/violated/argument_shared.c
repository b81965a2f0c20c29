/* verdict: violated. Both threads look at one argument. */
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
        args[0] = i;
        pthread_create(&t[i], 0, worker, &args[0]);
    }
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(seen[0] == 1 && seen[1] == 1);
    return 0;
}
