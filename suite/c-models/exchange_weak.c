// expect: sc=holds tso=holds armv8=holds rc11=holds
// spurious: sc=violated tso=violated armv8=violated rc11=violated
// A weak compare-and-swap may fail although it saw what it expected (C11 7.17.7.4). Nobody
// else writes here, so where that is left out it succeeds the first time.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int turn, other;

void *reader(void *unused) {
  int seen = atomic_load(&turn);
  assert(seen == 0 || seen == 1);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, reader, 0);
  int expected = 0;
  _Bool won = atomic_compare_exchange_weak(&turn, &expected, 1);
  assert(won || expected != 0);
  pthread_join(t, 0);
  return 0;
}
