// verdict: holds
// why: Two robots walk over an N by N board, one row by row, one column by column. The board counts who stands on a cell; they meet only where both paths lead, and every cell is empty in the end.
// size: an N by N board
// source: the robots of Gueta, Flanagan, Yahav and Sagiv, Cartesian Partial-Order Reduction, SPIN 2007
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 3
#endif

static pthread_mutex_t cell_lock[N][N];
static int standing[N][N];

static void enter(int row, int column)
{
    pthread_mutex_lock(&cell_lock[row][column]);
    standing[row][column]++;
    assert(standing[row][column] <= 2);
    pthread_mutex_unlock(&cell_lock[row][column]);
}

static void leave(int row, int column)
{
    pthread_mutex_lock(&cell_lock[row][column]);
    standing[row][column]--;
    assert(standing[row][column] >= 0);
    pthread_mutex_unlock(&cell_lock[row][column]);
}

static void *robot(void *arg)
{
    int by_column = arg != 0;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            int row = by_column ? j : i, column = by_column ? i : j;
            enter(row, column);
            leave(row, column);
        }
    return 0;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            pthread_mutex_init(&cell_lock[i][j], 0);
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], 0, robot, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            assert(standing[i][j] == 0);
    return 0;
}
