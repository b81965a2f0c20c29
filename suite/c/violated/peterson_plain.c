// verdict: violated data-race
// why: The plain flags and turn are read and written without order: a race, whatever the
//   algorithm does.
// args: --invariant check_exclusion
// twin: holds/peterson_volatile_opt2.c
#include <pthread.h>

static int flag0, flag1, turn;
static volatile int count;

int check_exclusion(void)
{
    return count <= 1;
}

static void critical(void)
{
    count++;
    count--;
}

static void *thread0(void *arg)
{
    for (;;) {
        flag0 = 1;
        turn = 1;
        while (flag1 && turn == 1)
            ;
        critical();
        flag0 = 0;
    }
    return arg;
}

static void *thread1(void *arg)
{
    for (;;) {
        flag1 = 1;
        turn = 0;
        while (flag0 && turn == 0)
            ;
        critical();
        flag1 = 0;
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, thread0, 0);
    pthread_create(&b, 0, thread1, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
