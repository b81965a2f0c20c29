// verdict: violated deadlock
// why: The signal that is sent is not the one that the thread waits for.
// twin: holds/signal_wait.c
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static sigset_t set;

static void *worker(void *arg)
{
    int s;
    assert(sigwait(&set, &s) == 0 && s == SIGUSR1);
    return arg;
}

int main(void)
{
    sigset_t both;
    pthread_t t;
    sigemptyset(&both);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigaddset(&both, SIGUSR1);
    sigaddset(&both, SIGUSR2);
    pthread_sigmask(SIG_BLOCK, &both, 0);
    pthread_create(&t, 0, worker, 0);
    kill(getpid(), SIGUSR2);
    pthread_join(t, 0);
    return 0;
}
