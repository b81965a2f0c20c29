// verdict: holds
// why: A blocked signal waits for the thread that asks for it.
// twin: violated/signal_wait.c
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
    pthread_t t;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &set, 0);
    pthread_create(&t, 0, worker, 0);
    kill(getpid(), SIGUSR1);
    pthread_join(t, 0);
    return 0;
}
