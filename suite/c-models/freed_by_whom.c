// expect: sc=holds tso=holds rc11=holds
// lost: sc=violated tso=violated rc11=violated
// Two kinds of objects behind one pointer: only the run knows which of them is freed, and by
// then their thread has ended. With -DLOST it is read afterwards.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct small {
  int a;
};
struct large {
  int a, b, c;
};
_Atomic(void *) given;

void *one(void *unused) {
  struct small *s = malloc(sizeof *s);
  s->a = 1;
  void *none = 0;
  if (!atomic_compare_exchange_strong(&given, &none, s)) free(s);
  return 0;
}

void *other(void *unused) {
  struct large *l = malloc(sizeof *l);
  l->a = 1;
  l->c = 3;
  void *none = 0;
  if (!atomic_compare_exchange_strong(&given, &none, l)) free(l);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, one, 0);
  pthread_create(&b, 0, other, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  struct small *p = atomic_load(&given);
  assert(p->a == 1);
  free(p);
#ifdef LOST
  assert(p->a == 1);
#endif
  return 0;
}
