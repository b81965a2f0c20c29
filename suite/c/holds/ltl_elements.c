// verdict: holds
// why: Formulas name elements and fields as C does: what is asked of one is not asked of its neighbours.
// args: --fair weak --ltl '[] (door[1].wish == 1 -> <> served[1] == -2)'
// twin: violated/ltl_elements.c
#include <pthread.h>
#include <stdatomic.h>

static struct { short kind; atomic_int wish; } door[3];
static atomic_short served[3];

static void *guest(void *arg)
{
    atomic_store(&door[1].wish, 1);
    atomic_store(&door[2].wish, 1);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, guest, 0);
    while (!atomic_load(&door[1].wish))
        ;
    atomic_store(&served[1], -2);
    pthread_join(t, 0);
    return 0;
}
