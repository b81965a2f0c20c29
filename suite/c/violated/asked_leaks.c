// verdict: violated leak
// why: Asked for leaks alone: the block that the thread made is nobody's at the end.
// args: -p leaks
#include <pthread.h>
#include <stdlib.h>

static void *makes(void *arg)
{
    (void)arg;
    return malloc(4) ? (void *)1 : 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, makes, 0);
    pthread_join(t, 0);
    return 0;
}
