// verdict: violated data-race
// why: Every thread is given the address of the loop's variable, which the main thread goes on
//   to change; what is printed depends on who comes first.
// args: --opt 2
// twin: holds/heap_argument.c
#include <pthread.h>
#include <stdio.h>

static void *worker(void *arg)
{
    printf("%d\n", *(int *)arg);
    return 0;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, &i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
