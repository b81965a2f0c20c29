// verdict: holds
// why: Every message arrives once, whole, in the order of its sender and priority; in the end all
//   buffers are back in the pool. With -DBUG the receiver forgets to give its buffers back, which
//   an assertion finds.
// size: SENDERS senders with MESSAGES messages each, queues of QUEUE places
#include "ipc.h"

#include <assert.h>

static struct ipc_pool pool;
static struct ipc_channel commands;
static struct ipc_registry registry;

// The priority of a sender's message: low and high by turns.
static enum ipc_priority priority_of(int sender, int sequence)
{
    return (sender + sequence) % 2 ? IPC_HIGH : IPC_LOW;
}

static uint16_t content_of(int sender, int sequence)
{
    return (uint16_t)(sender * 256 + sequence);
}

static int compose(int sender, int sequence)
{
    int index = pool_allocate(&pool);
    assert(index != NO_BUFFER);
    struct ipc_message *message = pool_message(&pool, index);
    codec_begin(message, sender, sequence, priority_of(sender, sequence));
    enum ipc_status status = codec_put_u16(message, content_of(sender, sequence));
    assert(status == IPC_OK);
    codec_seal(message);
    return index;
}

static void *send_messages(void *arg)
{
    int sender = (int)(long)arg;
    struct ipc_channel *channel = registry_find(&registry, "commands");
    assert(channel != NULL);
    for (int i = 0; i < MESSAGES; i++) {
        enum ipc_status status = channel_send(channel, compose(sender, i));
        assert(status == IPC_OK);
    }
    return NULL;
}

// Within one sender and priority the sequence only grows.
static void check_order(int8_t last[SENDERS][IPC_PRIORITIES], const struct ipc_message *message)
{
    assert(message->sender < SENDERS && message->priority < IPC_PRIORITIES);
    int8_t *before = &last[message->sender][message->priority];
    assert((int8_t)message->sequence > *before);
    *before = (int8_t)message->sequence;
}

static void *receive_messages(void *arg)
{
    int8_t last[SENDERS][IPC_PRIORITIES];
    (void)arg;
    for (int s = 0; s < SENDERS; s++)
        for (int p = 0; p < IPC_PRIORITIES; p++)
            last[s][p] = -1;
    struct ipc_channel *channel = registry_find(&registry, "commands");
    assert(channel != NULL);
    for (int n = 0; n < SENDERS * MESSAGES; n++) {
        int index = NO_BUFFER;
        uint16_t content = 0;
        enum ipc_status status = channel_receive(channel, &index);
        assert(status == IPC_OK);
        const struct ipc_message *message = pool_message(&pool, index);
        assert(codec_check(message) == IPC_OK);
        check_order(last, message);
        status = codec_get_u16(message, 0, &content);
        assert(status == IPC_OK);
        assert(content == content_of(message->sender, message->sequence));
#ifndef BUG
        status = pool_release(&pool, index);
        assert(status == IPC_OK);
#endif
    }
    return NULL;
}

int main(void)
{
    pthread_t sender[SENDERS], receiver;
    int index;
    pool_init(&pool);
    registry_init(&registry);
    enum ipc_status status = channel_open(&commands, "commands", &pool);
    assert(status == IPC_OK);
    status = registry_add(&registry, &commands);
    assert(status == IPC_OK);
    for (long i = 0; i < SENDERS; i++)
        pthread_create(&sender[i], NULL, send_messages, (void *)i);
    pthread_create(&receiver, NULL, receive_messages, NULL);
    for (int i = 0; i < SENDERS; i++)
        pthread_join(sender[i], NULL);
    pthread_join(receiver, NULL);
    assert(channel_try_receive(&commands, &index) == IPC_EMPTY);
    channel_close(&commands);
    assert(channel_receive(&commands, &index) == IPC_CLOSED);
    assert(channel_is_sound(&commands));
    assert(pool_free_count(&pool) == POOL_SIZE);
    status = registry_remove(&registry, "commands");
    assert(status == IPC_OK);
    channel_destroy(&commands);
    registry_destroy(&registry);
    pool_destroy(&pool);
    return 0;
}
