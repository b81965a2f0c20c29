// verdict: holds
// why: Two threads that never end pass a token back and forth; the states repeat, so the search
//   ends.
// twin: violated/server_loop_overrun.c
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int token;

static void *player(void *arg)
{
    int me = (int)(long)arg;
    for (;;) {
        int t = atomic_load(&token);
        assert(t == 0 || t == 1);
        if (t == me)
            atomic_store(&token, 1 - me);
    }
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, player, (void *)0L);
    pthread_create(&b, 0, player, (void *)1L);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
