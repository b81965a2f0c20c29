// Channels by name. Looking up is common and shares the lock; adding and
// removing are rare and do not.
#include "ipc.h"

#include <string.h>

void registry_init(struct ipc_registry *registry)
{
    pthread_rwlock_init(&registry->lock, NULL);
    for (int i = 0; i < MAX_CHANNELS; i++)
        registry->entry[i] = NULL;
}

void registry_destroy(struct ipc_registry *registry)
{
    pthread_rwlock_destroy(&registry->lock);
}

// Where a name stands, or -1. Called with the lock held.
static int place_of(const struct ipc_registry *registry, const char *name)
{
    for (int i = 0; i < MAX_CHANNELS; i++)
        if (registry->entry[i] && strcmp(registry->entry[i]->name, name) == 0)
            return i;
    return -1;
}

static int empty_place(const struct ipc_registry *registry)
{
    for (int i = 0; i < MAX_CHANNELS; i++)
        if (!registry->entry[i])
            return i;
    return -1;
}

enum ipc_status registry_add(struct ipc_registry *registry, struct ipc_channel *channel)
{
    enum ipc_status status = IPC_OK;
    pthread_rwlock_wrlock(&registry->lock);
    int place = empty_place(registry);
    if (place_of(registry, channel->name) >= 0)
        status = IPC_BAD_ARGUMENT;
    else if (place < 0)
        status = IPC_FULL;
    else
        registry->entry[place] = channel;
    pthread_rwlock_unlock(&registry->lock);
    return status;
}

enum ipc_status registry_remove(struct ipc_registry *registry, const char *name)
{
    enum ipc_status status = IPC_NOT_FOUND;
    pthread_rwlock_wrlock(&registry->lock);
    int place = place_of(registry, name);
    if (place >= 0) {
        registry->entry[place] = NULL;
        status = IPC_OK;
    }
    pthread_rwlock_unlock(&registry->lock);
    return status;
}

struct ipc_channel *registry_find(struct ipc_registry *registry, const char *name)
{
    pthread_rwlock_rdlock(&registry->lock);
    int place = place_of(registry, name);
    struct ipc_channel *channel = place >= 0 ? registry->entry[place] : NULL;
    pthread_rwlock_unlock(&registry->lock);
    return channel;
}
