// A pool of message buffers.
//
// Free buffers form a list through their indices. Every buffer has an owner,
// and ownership changes hands in one place, so that a buffer that is used by
// two at once, released twice or lost is found where it happens.
#include "ipc.h"

#include <assert.h>
#include <string.h>

void pool_init(struct ipc_pool *pool)
{
    memset(pool, 0, sizeof *pool);
    pthread_mutex_init(&pool->lock, NULL);
    for (int i = 0; i < POOL_SIZE; i++) {
        pool->next_free[i] = (int8_t)(i + 1 < POOL_SIZE ? i + 1 : NO_BUFFER);
        pool->owner[i] = OWNER_POOL;
    }
    pool->first_free = 0;
    pool->n_free = POOL_SIZE;
}

void pool_destroy(struct ipc_pool *pool)
{
    assert(pool_is_sound(pool));
    pthread_mutex_destroy(&pool->lock);
}

static bool is_index(int index)
{
    return index >= 0 && index < POOL_SIZE;
}

// Takes a buffer from the list, or gives NO_BUFFER.
int pool_allocate(struct ipc_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    int index = pool->first_free;
    if (index != NO_BUFFER) {
        assert(pool->owner[index] == OWNER_POOL);
        pool->first_free = pool->next_free[index];
        pool->next_free[index] = NO_BUFFER;
        pool->owner[index] = OWNER_SENDER;
        pool->n_free--;
    }
    pthread_mutex_unlock(&pool->lock);
    return index;
}

// Moves a buffer from one owner to the next; wrong if it is not `from`'s.
enum ipc_status pool_hand_over(struct ipc_pool *pool, int index, enum buffer_owner from,
                               enum buffer_owner to)
{
    enum ipc_status status = IPC_OK;
    if (!is_index(index) || to == OWNER_POOL)
        return IPC_BAD_ARGUMENT;
    pthread_mutex_lock(&pool->lock);
    if (pool->owner[index] == from)
        pool->owner[index] = (uint8_t)to;
    else
        status = IPC_BAD_ARGUMENT;
    pthread_mutex_unlock(&pool->lock);
    return status;
}

// Gives a buffer back. Its content is wiped, so that nobody reads old news.
enum ipc_status pool_release(struct ipc_pool *pool, int index)
{
    if (!is_index(index))
        return IPC_BAD_ARGUMENT;
    pthread_mutex_lock(&pool->lock);
    if (pool->owner[index] == OWNER_POOL) {
        pthread_mutex_unlock(&pool->lock);
        return IPC_BAD_ARGUMENT;
    }
    memset(&pool->buffer[index], 0, sizeof pool->buffer[index]);
    pool->owner[index] = OWNER_POOL;
    pool->next_free[index] = pool->first_free;
    pool->first_free = (int8_t)index;
    pool->n_free++;
    pthread_mutex_unlock(&pool->lock);
    return IPC_OK;
}

// The buffer itself. Only its owner may look inside, and needs no lock.
struct ipc_message *pool_message(struct ipc_pool *pool, int index)
{
    return is_index(index) ? &pool->buffer[index] : NULL;
}

int pool_free_count(struct ipc_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    int n = pool->n_free;
    pthread_mutex_unlock(&pool->lock);
    return n;
}

// The list holds exactly the buffers that nobody owns. Call it while nothing
// else runs.
bool pool_is_sound(const struct ipc_pool *pool)
{
    bool listed[POOL_SIZE] = {false};
    int count = 0;
    for (int i = pool->first_free; i != NO_BUFFER; i = pool->next_free[i]) {
        if (!is_index(i) || listed[i])
            return false;
        listed[i] = true;
        count++;
    }
    for (int i = 0; i < POOL_SIZE; i++)
        if (listed[i] != (pool->owner[i] == OWNER_POOL))
            return false;
    return count == pool->n_free;
}
