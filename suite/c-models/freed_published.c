// expect: sc=holds tso=holds armv8=holds rc11=holds
// A node that another thread made is freed by who joined it: its pointer comes out of an
// atomic variable. With -DLOST one is freed that
// nobody allocated: `heddle check` finds it in the runs in order, the window machine does not look.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};
_Atomic(struct node *) head;
struct node still;

void *push(void *unused) {
  struct node *n = malloc(sizeof *n);
  n->value = 5;
  n->next = 0;
  atomic_store_explicit(&head, n, memory_order_release);
  return 0;
}

#ifdef LOST
void *push_what_is_not_from_the_heap(void *unused) {
  atomic_store_explicit(&head, &still, memory_order_release);
  return 0;
}
#endif

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, push, 0);
#ifdef LOST
  pthread_t u;
  pthread_create(&u, 0, push_what_is_not_from_the_heap, 0);
  pthread_join(u, 0);
#endif
  pthread_join(t, 0);
  free(atomic_load(&head));
  return 0;
}
