// verdict: holds
// why: A signal that a thread sends to itself runs its handler at once, or when it is no longer blocked.
// twin: violated/signal_mask.c
#include <assert.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t n, order[4];

static void plain(int s) { order[n++] = s; }

static void with_info(int s, siginfo_t *info, void *context)
{
    assert(info->si_signo == s);
    order[n++] = 100 + s;
    (void)context;
}

int main(void)
{
    struct sigaction a;
    sigset_t set, old, waiting;
    memset(&a, 0, sizeof a);
    a.sa_handler = plain;
    sigemptyset(&a.sa_mask);
    assert(sigaction(SIGUSR1, &a, 0) == 0);
    a.sa_sigaction = with_info;
    a.sa_flags = SA_SIGINFO;
    sigaction(SIGUSR2, &a, 0);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigprocmask(SIG_BLOCK, &set, &old);
    raise(SIGUSR1);
    assert(n == 0);
    kill(getpid(), SIGUSR2);
    assert(n == 1 && order[0] == 100 + SIGUSR2);
    sigpending(&waiting);
    assert(sigismember(&waiting, SIGUSR1) && !sigismember(&waiting, SIGUSR2));
    sigprocmask(SIG_SETMASK, &old, 0);
    assert(n == 2 && order[1] == SIGUSR1);
    assert(signal(SIGUSR1, SIG_IGN) == plain);
    raise(SIGUSR1);
    assert(n == 2);
    return 0;
}
