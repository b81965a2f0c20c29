// Numbers in a payload, and a checksum over header and payload.
//
// Numbers are written with the low byte first. The checksum is Fletcher's
// with 16 bits: two running sums modulo 255, so that swapped bytes show.
#include "ipc.h"

#include <assert.h>
#include <string.h>

void codec_begin(struct ipc_message *message, int sender, int sequence,
                 enum ipc_priority priority)
{
    memset(message, 0, sizeof *message);
    message->sender = (uint8_t)sender;
    message->sequence = (uint8_t)sequence;
    message->priority = (uint8_t)priority;
}

enum ipc_status codec_put_u8(struct ipc_message *message, uint8_t value)
{
    if (message->length + 1 > PAYLOAD)
        return IPC_FULL;
    message->payload[message->length] = value;
    message->length++;
    return IPC_OK;
}

enum ipc_status codec_put_u16(struct ipc_message *message, uint16_t value)
{
    if (message->length + 2 > PAYLOAD)
        return IPC_FULL;
    codec_put_u8(message, (uint8_t)(value & 0xff));
    codec_put_u8(message, (uint8_t)(value >> 8));
    return IPC_OK;
}

static void add_byte(unsigned *low, unsigned *high, uint8_t byte)
{
    *low = (*low + byte) % 255;
    *high = (*high + *low) % 255;
}

static uint16_t fletcher(const struct ipc_message *message)
{
    unsigned low = 1, high = 0;
    assert(message->length <= PAYLOAD);
    add_byte(&low, &high, message->sender);
    add_byte(&low, &high, message->sequence);
    add_byte(&low, &high, message->priority);
    add_byte(&low, &high, message->length);
    for (int i = 0; i < message->length; i++)
        add_byte(&low, &high, message->payload[i]);
    return (uint16_t)(high << 8 | low);
}

void codec_seal(struct ipc_message *message)
{
    message->checksum = fletcher(message);
}

enum ipc_status codec_check(const struct ipc_message *message)
{
    if (message->length > PAYLOAD || message->priority >= IPC_PRIORITIES)
        return IPC_CORRUPT;
    return message->checksum == fletcher(message) ? IPC_OK : IPC_CORRUPT;
}

enum ipc_status codec_get_u8(const struct ipc_message *message, int at, uint8_t *value)
{
    if (at < 0 || at + 1 > message->length)
        return IPC_BAD_ARGUMENT;
    *value = message->payload[at];
    return IPC_OK;
}

enum ipc_status codec_get_u16(const struct ipc_message *message, int at, uint16_t *value)
{
    if (at < 0 || at + 2 > message->length)
        return IPC_BAD_ARGUMENT;
    *value = (uint16_t)(message->payload[at] | message->payload[at + 1] << 8);
    return IPC_OK;
}
