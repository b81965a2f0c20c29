// A bounded queue of buffer indices: a ring with a head and a length.
//
// Places that hold nothing are reset, so that two queues with the same
// content and head are equal byte by byte.
#include "ipc.h"

void queue_init(struct ipc_queue *queue)
{
    for (int i = 0; i < QUEUE; i++)
        queue->slot[i] = NO_BUFFER;
    queue->head = 0;
    queue->length = 0;
}

bool queue_is_empty(const struct ipc_queue *queue)
{
    return queue->length == 0;
}

bool queue_is_full(const struct ipc_queue *queue)
{
    return queue->length == QUEUE;
}

static int slot_at(const struct ipc_queue *queue, int distance)
{
    return (queue->head + distance) % QUEUE;
}

bool queue_push(struct ipc_queue *queue, int index)
{
    if (queue_is_full(queue) || index < 0)
        return false;
    queue->slot[slot_at(queue, queue->length)] = (int8_t)index;
    queue->length++;
    return true;
}

int queue_pop(struct ipc_queue *queue)
{
    if (queue_is_empty(queue))
        return NO_BUFFER;
    int index = queue->slot[queue->head];
    queue->slot[queue->head] = NO_BUFFER;
    queue->head = (uint8_t)slot_at(queue, 1);
    queue->length--;
    if (queue->length == 0)
        queue->head = 0;
    return index;
}

int queue_peek(const struct ipc_queue *queue)
{
    return queue_is_empty(queue) ? NO_BUFFER : queue->slot[queue->head];
}

bool queue_contains(const struct ipc_queue *queue, int index)
{
    for (int i = 0; i < queue->length; i++)
        if (queue->slot[slot_at(queue, i)] == index)
            return true;
    return false;
}
