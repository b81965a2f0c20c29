// expect: sc=holds tso=holds armv8=holds rc11=holds
// spurious: sc=violated tso=violated armv8=violated rc11=violated
// lost: sc=holds tso=holds rc11=holds
// Whoever waits with `if` relies on being woken by a signal alone. The flag and the signal
// are under the mutex, so without spurious wake-ups a thread that wakes has been signalled.
// With -DLOST it asks again and again, as POSIX wants it.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
int ready;

void *waiter(void *unused) {
  pthread_mutex_lock(&m);
#ifdef LOST
  while (!ready)
#else
  if (!ready)
#endif
    pthread_cond_wait(&changed, &m);
  assert(ready);
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&changed);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
