// Message passing between threads, with priorities.
//
// A channel carries messages from any number of senders to any number of
// receivers. Messages come from a pool of fixed size, so that a program knows
// its memory when it starts. Within one priority messages keep their order;
// a higher priority goes first, but not for ever: after AGEING_LIMIT messages
// in a row a waiting lower priority gets its turn.
//
// Layers, bottom up: pool (buffers), queue (order within one priority),
// schedule (which priority next), codec (bytes and checksums), channel (locks
// and waiting), registry (channels by name), stats (what happened).
#ifndef IPC_H
#define IPC_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Sizes. The benchmark sets the first ones with -D.
#ifndef SENDERS
#define SENDERS 1
#endif
#ifndef MESSAGES
#define MESSAGES 2
#endif
#ifndef QUEUE
#define QUEUE 1
#endif
#define POOL_SIZE (2 * QUEUE + SENDERS + 1) // two priorities are in use
#define PAYLOAD 8
#define AGEING_LIMIT 2
#define MAX_CHANNELS 2
#define NAME_LENGTH 12

enum ipc_priority { IPC_LOW, IPC_NORMAL, IPC_HIGH, IPC_PRIORITIES };

enum ipc_status {
    IPC_OK,
    IPC_EMPTY,
    IPC_FULL,
    IPC_CLOSED,
    IPC_NO_BUFFER,
    IPC_BAD_ARGUMENT,
    IPC_CORRUPT,
    IPC_NOT_FOUND
};

// A buffer of the pool is known by its index; this one is none.
#define NO_BUFFER (-1)

struct ipc_message {
    uint8_t sender;
    uint8_t sequence;
    uint8_t priority;
    uint8_t length;
    uint8_t payload[PAYLOAD];
    uint16_t checksum;
};

// ---- pool.c: who owns which buffer
enum buffer_owner { OWNER_POOL, OWNER_SENDER, OWNER_QUEUE, OWNER_RECEIVER };

struct ipc_pool {
    pthread_mutex_t lock;
    struct ipc_message buffer[POOL_SIZE];
    int8_t next_free[POOL_SIZE];
    uint8_t owner[POOL_SIZE];
    int8_t first_free;
    uint8_t n_free;
};

void pool_init(struct ipc_pool *pool);
void pool_destroy(struct ipc_pool *pool);
int pool_allocate(struct ipc_pool *pool);
enum ipc_status pool_hand_over(struct ipc_pool *pool, int index, enum buffer_owner from,
                               enum buffer_owner to);
enum ipc_status pool_release(struct ipc_pool *pool, int index);
struct ipc_message *pool_message(struct ipc_pool *pool, int index);
int pool_free_count(struct ipc_pool *pool);
bool pool_is_sound(const struct ipc_pool *pool);

// ---- queue.c: first in, first out
struct ipc_queue {
    int8_t slot[QUEUE];
    uint8_t head;
    uint8_t length;
};

void queue_init(struct ipc_queue *queue);
bool queue_is_empty(const struct ipc_queue *queue);
bool queue_is_full(const struct ipc_queue *queue);
bool queue_push(struct ipc_queue *queue, int index);
int queue_pop(struct ipc_queue *queue);
int queue_peek(const struct ipc_queue *queue);
bool queue_contains(const struct ipc_queue *queue, int index);

// ---- schedule.c: which priority goes next
struct ipc_schedule {
    struct ipc_queue queue[IPC_PRIORITIES];
    uint8_t passed_over; // messages taken while a lower priority waited
};

void schedule_init(struct ipc_schedule *schedule);
bool schedule_is_empty(const struct ipc_schedule *schedule);
bool schedule_accepts(const struct ipc_schedule *schedule, enum ipc_priority priority);
bool schedule_put(struct ipc_schedule *schedule, enum ipc_priority priority, int index);
int schedule_take(struct ipc_schedule *schedule);
int schedule_length(const struct ipc_schedule *schedule);

// ---- codec.c: numbers in a payload, and whether it arrived whole
void codec_begin(struct ipc_message *message, int sender, int sequence,
                 enum ipc_priority priority);
enum ipc_status codec_put_u8(struct ipc_message *message, uint8_t value);
enum ipc_status codec_put_u16(struct ipc_message *message, uint16_t value);
void codec_seal(struct ipc_message *message);
enum ipc_status codec_check(const struct ipc_message *message);
enum ipc_status codec_get_u8(const struct ipc_message *message, int at, uint8_t *value);
enum ipc_status codec_get_u16(const struct ipc_message *message, int at, uint16_t *value);

// ---- stats.c: counted under the lock of the channel
struct ipc_stats {
    uint8_t sent[IPC_PRIORITIES];
    uint8_t received[IPC_PRIORITIES];
    uint8_t refused;
    uint8_t high_water;
};

void stats_init(struct ipc_stats *stats);
void stats_sent(struct ipc_stats *stats, enum ipc_priority priority, int length);
void stats_received(struct ipc_stats *stats, enum ipc_priority priority);
void stats_refused(struct ipc_stats *stats);
int stats_in_flight(const struct ipc_stats *stats);
int stats_total(const uint8_t *counts);

// ---- channel.c: what threads call
struct ipc_channel {
    char name[NAME_LENGTH];
    pthread_mutex_t lock;
    pthread_cond_t not_full;
    pthread_cond_t not_empty;
    struct ipc_pool *pool;
    struct ipc_schedule schedule;
    struct ipc_stats stats;
    bool closed;
};

enum ipc_status channel_open(struct ipc_channel *channel, const char *name,
                             struct ipc_pool *pool);
void channel_destroy(struct ipc_channel *channel);
enum ipc_status channel_send(struct ipc_channel *channel, int index);
enum ipc_status channel_try_send(struct ipc_channel *channel, int index);
enum ipc_status channel_receive(struct ipc_channel *channel, int *index);
enum ipc_status channel_try_receive(struct ipc_channel *channel, int *index);
void channel_close(struct ipc_channel *channel);
int channel_flush(struct ipc_channel *channel);
bool channel_is_sound(const struct ipc_channel *channel);

// ---- registry.c: channels by name
struct ipc_registry {
    pthread_rwlock_t lock;
    struct ipc_channel *entry[MAX_CHANNELS];
};

void registry_init(struct ipc_registry *registry);
void registry_destroy(struct ipc_registry *registry);
enum ipc_status registry_add(struct ipc_registry *registry, struct ipc_channel *channel);
enum ipc_status registry_remove(struct ipc_registry *registry, const char *name);
struct ipc_channel *registry_find(struct ipc_registry *registry, const char *name);

const char *ipc_status_text(enum ipc_status status);

#endif
