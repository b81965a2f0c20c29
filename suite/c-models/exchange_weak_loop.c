// expect: sc=holds tso=holds armv8=holds rc11=holds
// spurious: sc=holds tso=holds rc11=holds
// The usual loop around a weak compare-and-swap counts right however often it fails.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int n;

void *add(void *unused) {
  int seen = atomic_load_explicit(&n, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(&n, &seen, seen + 1, memory_order_relaxed,
                                                memory_order_relaxed)) {
  }
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, add, 0);
  pthread_create(&b, 0, add, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(n == 2);
  return 0;
}
