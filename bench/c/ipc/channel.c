// A channel: a schedule of messages behind one lock, with waiting.
//
// A message's buffer belongs to the sender until it is queued, to the queue
// while it waits, and to the receiver from then on. The channel's lock is
// taken before the pool's, never the other way round.
#include "ipc.h"

#include <assert.h>
#include <string.h>

enum ipc_status channel_open(struct ipc_channel *channel, const char *name,
                             struct ipc_pool *pool)
{
    if (!name || !pool || strlen(name) >= NAME_LENGTH)
        return IPC_BAD_ARGUMENT;
    memset(channel, 0, sizeof *channel);
    strcpy(channel->name, name);
    pthread_mutex_init(&channel->lock, NULL);
    pthread_cond_init(&channel->not_full, NULL);
    pthread_cond_init(&channel->not_empty, NULL);
    channel->pool = pool;
    schedule_init(&channel->schedule);
    stats_init(&channel->stats);
    channel->closed = false;
    return IPC_OK;
}

void channel_destroy(struct ipc_channel *channel)
{
    assert(schedule_is_empty(&channel->schedule));
    pthread_cond_destroy(&channel->not_empty);
    pthread_cond_destroy(&channel->not_full);
    pthread_mutex_destroy(&channel->lock);
}

// The priority that a message asks for, if it is one to send.
static enum ipc_status examine(struct ipc_channel *channel, int index,
                               enum ipc_priority *priority)
{
    const struct ipc_message *message = pool_message(channel->pool, index);
    if (!message)
        return IPC_BAD_ARGUMENT;
    if (codec_check(message) != IPC_OK)
        return IPC_CORRUPT;
    *priority = (enum ipc_priority)message->priority;
    return IPC_OK;
}

// Queues a message for which there is room. Called with the lock held.
static enum ipc_status enqueue(struct ipc_channel *channel, enum ipc_priority priority, int index)
{
    enum ipc_status status =
        pool_hand_over(channel->pool, index, OWNER_SENDER, OWNER_QUEUE);
    if (status != IPC_OK)
        return status;
    bool queued = schedule_put(&channel->schedule, priority, index);
    assert(queued);
    stats_sent(&channel->stats, priority, schedule_length(&channel->schedule));
    pthread_cond_signal(&channel->not_empty);
    return IPC_OK;
}

// Sends a message; waits while its queue is full.
enum ipc_status channel_send(struct ipc_channel *channel, int index)
{
    enum ipc_priority priority;
    enum ipc_status status = examine(channel, index, &priority);
    if (status != IPC_OK)
        return status;
    pthread_mutex_lock(&channel->lock);
    while (!channel->closed && !schedule_accepts(&channel->schedule, priority))
        pthread_cond_wait(&channel->not_full, &channel->lock);
    status = channel->closed ? IPC_CLOSED : enqueue(channel, priority, index);
    pthread_mutex_unlock(&channel->lock);
    return status;
}

// Sends a message if that can be done at once.
enum ipc_status channel_try_send(struct ipc_channel *channel, int index)
{
    enum ipc_priority priority;
    enum ipc_status status = examine(channel, index, &priority);
    if (status != IPC_OK)
        return status;
    pthread_mutex_lock(&channel->lock);
    if (channel->closed) {
        status = IPC_CLOSED;
    } else if (!schedule_accepts(&channel->schedule, priority)) {
        stats_refused(&channel->stats);
        status = IPC_FULL;
    } else {
        status = enqueue(channel, priority, index);
    }
    pthread_mutex_unlock(&channel->lock);
    return status;
}

// Takes the next message. Called with the lock held and something queued.
static enum ipc_status dequeue(struct ipc_channel *channel, int *index)
{
    int next = schedule_take(&channel->schedule);
    enum ipc_status status =
        pool_hand_over(channel->pool, next, OWNER_QUEUE, OWNER_RECEIVER);
    if (status != IPC_OK)
        return status;
    const struct ipc_message *message = pool_message(channel->pool, next);
    stats_received(&channel->stats, (enum ipc_priority)message->priority);
    // Senders of different priorities wait here: only one of them may fit.
    pthread_cond_broadcast(&channel->not_full);
    *index = next;
    return IPC_OK;
}

// Receives the next message; waits while there is none. A closed channel
// gives what is left and then IPC_CLOSED.
enum ipc_status channel_receive(struct ipc_channel *channel, int *index)
{
    enum ipc_status status;
    pthread_mutex_lock(&channel->lock);
    while (!channel->closed && schedule_is_empty(&channel->schedule))
        pthread_cond_wait(&channel->not_empty, &channel->lock);
    if (schedule_is_empty(&channel->schedule))
        status = IPC_CLOSED;
    else
        status = dequeue(channel, index);
    pthread_mutex_unlock(&channel->lock);
    return status;
}

// Receives a message if there is one.
enum ipc_status channel_try_receive(struct ipc_channel *channel, int *index)
{
    enum ipc_status status;
    pthread_mutex_lock(&channel->lock);
    if (!schedule_is_empty(&channel->schedule))
        status = dequeue(channel, index);
    else
        status = channel->closed ? IPC_CLOSED : IPC_EMPTY;
    pthread_mutex_unlock(&channel->lock);
    return status;
}

// No more messages are taken; everybody who waits is woken.
void channel_close(struct ipc_channel *channel)
{
    pthread_mutex_lock(&channel->lock);
    channel->closed = true;
    pthread_cond_broadcast(&channel->not_full);
    pthread_cond_broadcast(&channel->not_empty);
    pthread_mutex_unlock(&channel->lock);
}

// Drops what is queued; says how many messages that were.
int channel_flush(struct ipc_channel *channel)
{
    int dropped = 0, index;
    while (channel_try_receive(channel, &index) == IPC_OK) {
        pool_release(channel->pool, index);
        dropped++;
    }
    return dropped;
}

// What is queued is what was sent and not received. Call it while nothing
// else runs.
bool channel_is_sound(const struct ipc_channel *channel)
{
    return schedule_length(&channel->schedule) == stats_in_flight(&channel->stats) &&
           channel->stats.high_water <= IPC_PRIORITIES * QUEUE;
}
