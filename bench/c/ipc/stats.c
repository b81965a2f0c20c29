// What a channel has seen. The counters belong to the channel and change
// under its lock only.
#include "ipc.h"

#include <assert.h>
#include <string.h>

void stats_init(struct ipc_stats *stats)
{
    memset(stats, 0, sizeof *stats);
}

void stats_sent(struct ipc_stats *stats, enum ipc_priority priority, int length)
{
    assert(priority < IPC_PRIORITIES);
    stats->sent[priority]++;
    if (length > stats->high_water)
        stats->high_water = (uint8_t)length;
}

void stats_received(struct ipc_stats *stats, enum ipc_priority priority)
{
    assert(priority < IPC_PRIORITIES);
    stats->received[priority]++;
    assert(stats->received[priority] <= stats->sent[priority]);
}

void stats_refused(struct ipc_stats *stats)
{
    if (stats->refused < UINT8_MAX)
        stats->refused++;
}

int stats_total(const uint8_t *counts)
{
    int total = 0;
    for (int p = 0; p < IPC_PRIORITIES; p++)
        total += counts[p];
    return total;
}

int stats_in_flight(const struct ipc_stats *stats)
{
    return stats_total(stats->sent) - stats_total(stats->received);
}

const char *ipc_status_text(enum ipc_status status)
{
    switch (status) {
    case IPC_OK:
        return "ok";
    case IPC_EMPTY:
        return "empty";
    case IPC_FULL:
        return "full";
    case IPC_CLOSED:
        return "closed";
    case IPC_NO_BUFFER:
        return "no buffer";
    case IPC_BAD_ARGUMENT:
        return "bad argument";
    case IPC_CORRUPT:
        return "corrupt";
    case IPC_NOT_FOUND:
        return "not found";
    }
    return "unknown";
}
