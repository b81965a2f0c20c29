// A counter without bound, and what is worth remembering of it. The search
// never ends on its own; with --abstraction update_abs it matches states on
// the parity and the phase alone.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned long sent, received;

static void *send(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&lock);
        if (sent - received < 3)
            sent++;
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

static void *receive(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&lock);
        if (sent > received)
            received++;
        assert(received <= sent);
#ifdef BUG
        assert(sent < 100);
#endif
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

// What the search looks at: how many messages are under way.
static unsigned char buffer[2];

void update_abs(void)
{
    buffer[0] = (unsigned char)(sent - received);
    buffer[1] = sent > 100;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, send, 0);
    receive(0);
    return 0;
}
