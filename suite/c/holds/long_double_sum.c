// verdict: holds
// why: An x86 long double has 64 binary digits, so 2^60 and two halves are exact in every order; a double has 53 and rounds them away.
// twin: violated/long_double_order.c
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long double sum = 1152921504606846976.0L;
static double rough = 1152921504606846976.0;

static void *add(void *arg)
{
    long double part = strtold(arg, 0);
    pthread_mutex_lock(&lock);
    sum += part;
    rough += part;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, add, "0.5");
    pthread_create(&b, 0, add, "0.5");
    pthread_join(a, 0);
    pthread_join(b, 0);
    // Two halves: exact, whatever the order; the format has three bits to spare.
    assert(sum - 1152921504606846976.0L == 1.0L);
    assert(rough == 1152921504606846976.0);
    char text[40];
    snprintf(text, sizeof text, "%.1Lf", sum);
    assert(atoll(text) == (1LL << 60) + 1);
    return 0;
}
