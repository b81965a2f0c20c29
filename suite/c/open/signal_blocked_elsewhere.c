// verdict: open
// why: whether the thread that a signal is for blocks it at that moment is not known to heddle;
// natively the handler never sees the two variables apart
#include <assert.h>
#include <pthread.h>
#include <signal.h>

volatile int x, y;

void handler(int s) { assert(x == y); }

void *sender(void *to) {
  pthread_kill(*(pthread_t *)to, SIGUSR1);
  return 0;
}

int main(void) {
  pthread_t t, me = pthread_self();
  sigset_t set;
  signal(SIGUSR1, handler);
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  pthread_create(&t, 0, sender, &me);
  pthread_sigmask(SIG_BLOCK, &set, 0);
  x = 1;
  y = 1;
  pthread_sigmask(SIG_UNBLOCK, &set, 0);
  pthread_join(t, 0);
  return 0;
}
