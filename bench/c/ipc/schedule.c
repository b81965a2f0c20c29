// Which message goes next: the highest priority first, with ageing.
//
// A counter remembers how many messages were taken while a lower priority
// waited. When it reaches AGEING_LIMIT, the lowest priority that waits is
// served once and the counter starts again, so nobody starves.
#include "ipc.h"

#include <assert.h>

void schedule_init(struct ipc_schedule *schedule)
{
    for (int p = 0; p < IPC_PRIORITIES; p++)
        queue_init(&schedule->queue[p]);
    schedule->passed_over = 0;
}

bool schedule_is_empty(const struct ipc_schedule *schedule)
{
    for (int p = 0; p < IPC_PRIORITIES; p++)
        if (!queue_is_empty(&schedule->queue[p]))
            return false;
    return true;
}

int schedule_length(const struct ipc_schedule *schedule)
{
    int n = 0;
    for (int p = 0; p < IPC_PRIORITIES; p++)
        n += schedule->queue[p].length;
    return n;
}

bool schedule_accepts(const struct ipc_schedule *schedule, enum ipc_priority priority)
{
    return priority < IPC_PRIORITIES && !queue_is_full(&schedule->queue[priority]);
}

bool schedule_put(struct ipc_schedule *schedule, enum ipc_priority priority, int index)
{
    if (!schedule_accepts(schedule, priority))
        return false;
    for (int p = 0; p < IPC_PRIORITIES; p++)
        assert(!queue_contains(&schedule->queue[p], index));
    return queue_push(&schedule->queue[priority], index);
}

static int highest_waiting(const struct ipc_schedule *schedule)
{
    for (int p = IPC_PRIORITIES - 1; p >= 0; p--)
        if (!queue_is_empty(&schedule->queue[p]))
            return p;
    return -1;
}

static int lowest_waiting(const struct ipc_schedule *schedule)
{
    for (int p = 0; p < IPC_PRIORITIES; p++)
        if (!queue_is_empty(&schedule->queue[p]))
            return p;
    return -1;
}

// The next message in turn, or NO_BUFFER.
int schedule_take(struct ipc_schedule *schedule)
{
    int high = highest_waiting(schedule), low = lowest_waiting(schedule);
    if (high < 0)
        return NO_BUFFER;
    int chosen = high;
    if (low < high && schedule->passed_over >= AGEING_LIMIT) {
        chosen = low;
        schedule->passed_over = 0;
    } else if (low < high) {
        schedule->passed_over++;
    } else {
        schedule->passed_over = 0;
    }
    int index = queue_pop(&schedule->queue[chosen]);
    assert(index != NO_BUFFER);
    return index;
}
