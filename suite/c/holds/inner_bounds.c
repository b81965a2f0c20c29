// verdict: holds
// why: Two workers share a table of two rows and keep to their columns.
// twin: violated/inner_bounds_opt2.c
#include <pthread.h>

static int table[2][2];
static volatile int columns = 2;

static void *fill(void *row)
{
    int n = columns;
    for (int i = 0; i < n; i++)
        table[(long)row][i] = i;
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, fill, (void *)0);
    pthread_create(&b, 0, fill, (void *)1);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return table[1][1] != 1;
}
