// verdict: violated data-race
// why: The assertion fails too; the race is what is asked for.
// args: --model rc11 -p races
// twin: holds/asked_under_rc11.c
#include <assert.h>
#include <pthread.h>

int n;

static void *count(void *unused)
{
    n++;
    return unused;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, count, 0);
    pthread_create(&u, 0, count, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(n == 3);
    return 0;
}
