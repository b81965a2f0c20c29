// verdict: violated assertion
// why: Without a lock another processor comes between the reading and the writing of one instruction.
// twin: holds/assembly_operands.c
#include <assert.h>
#include <pthread.h>

static int count;

static void *worker(void *arg)
{
    __asm__ __volatile__("incl %0" : "+m"(count) : : "memory");
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(count == 2);
    return 0;
}
