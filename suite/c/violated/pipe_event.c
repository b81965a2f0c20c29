// verdict: violated deadlock
// why: The worker waits for an event that main sends only after the worker has ended.
// twin: holds/pipe_event.c
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

static int ends[2], event, shared;

static void *worker(void *arg)
{
    char c = 'x';
    uint64_t v;
    shared = 5;
    write(ends[1], &c, 1);
    read(event, &v, sizeof v);
    assert(v == 3 && shared == 6);
    return arg;
}

int main(void)
{
    pthread_t t;
    char c = 0;
    uint64_t v = 3;
    pipe(ends);
    event = eventfd(0, 0);
    pthread_create(&t, 0, worker, 0);
    assert(read(ends[0], &c, 1) == 1 && c == 'x');
    assert(shared == 5);
    shared = 6;
    pthread_join(t, 0);
    write(event, &v, sizeof v);
    pthread_join(t, 0);
    close(ends[1]);
    assert(read(ends[0], &c, 1) == 0);
    close(ends[0]);
    close(event);
    return 0;
}
