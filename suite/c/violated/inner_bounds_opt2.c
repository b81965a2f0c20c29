// verdict: violated out-of-bounds
// why: Two workers share a table of two rows. The second writes one column too far, into the
//   row that nobody guards; the optimiser leaves the mistake where it is.
// args: --opt 2 --races off
// twin: holds/inner_bounds.c
#include <pthread.h>

static int table[2][2];
static volatile int columns = 3;

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
