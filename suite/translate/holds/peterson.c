/* verdict: holds. Mutual exclusion by Peterson. */
#include <assert.h>
#include <pthread.h>

volatile int flag[2], turn, inside;

void enter(int me)
{
    flag[me] = 1;
    turn = 1 - me;
    while (flag[1 - me] && turn == 1 - me)
        ;
    inside++;
    assert(inside == 1);
    inside--;
    flag[me] = 0;
}

void *first(void *arg) { enter(0); return 0; }
void *second(void *arg) { enter(1); return 0; }

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    
    return 0;
}
