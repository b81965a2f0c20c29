// verdict: holds
// why: Every block is taken under its own lock; locks are taken inode first, block second.
// size: N threads
// source: the file system of Flanagan and Godefroid, POPL 2005
#include <pthread.h>

#ifndef N
#define N 14
#endif

#define BLOCKS 26
#define INODES 32
static pthread_mutex_t inode_lock[INODES], block_lock[BLOCKS];
static int inode[INODES], busy[BLOCKS];

static int claim(int block)
{
    int mine = 0;
    pthread_mutex_lock(&block_lock[block]);
    if (!busy[block])
        busy[block] = mine = 1;
    pthread_mutex_unlock(&block_lock[block]);
    return mine;
}

static void *create_file(void *arg)
{
    int i = (int)((long)arg % INODES);
    pthread_mutex_lock(&inode_lock[i]);
    if (inode[i] == 0) {
        int block = i * 2 % BLOCKS;
        for (int k = 0; k < BLOCKS / 2; k++) {
            if (claim(block)) {
                inode[i] = block + 1;
                break;
            }
            block = (block + 1) % BLOCKS;
        }
    }
    pthread_mutex_unlock(&inode_lock[i]);
    return 0;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < INODES; i++)
        pthread_mutex_init(&inode_lock[i], 0);
    for (int i = 0; i < BLOCKS; i++)
        pthread_mutex_init(&block_lock[i], 0);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, create_file, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}
