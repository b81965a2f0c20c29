// verdict: violated out-of-bounds
// why: Eight bytes of a pair of words of four are its end, and the third is past it.
// twin: holds/svcomp_ilp32.i
typedef unsigned int size_t;
typedef unsigned long int pthread_t;
typedef union { char __size[36]; long int __align; } pthread_attr_t;
typedef struct __pthread_internal_slist { struct __pthread_internal_slist *__next; } __pthread_slist_t;
typedef union
{
  struct __pthread_mutex_s
  {
    int __lock;
    unsigned int __count;
    int __owner;
    int __kind;
    unsigned int __nusers;
    __extension__ union { int __spins; __pthread_slist_t __list; };
  } __data;
  char __size[24];
  long int __align;
} pthread_mutex_t;
extern int pthread_create(pthread_t *__newthread, const pthread_attr_t *__attr, void *(*__start)(void *), void *__arg);
extern int pthread_join(pthread_t __th, void **__return);
extern int pthread_mutex_lock(pthread_mutex_t *__mutex);
extern int pthread_mutex_unlock(pthread_mutex_t *__mutex);
extern int sprintf(char *s, const char *format, ...);
extern int strcmp(const char *a, const char *b);
extern void *malloc(size_t n);
extern void free(void *p);
extern void reach_error(void);
void __VERIFIER_assert(int cond) { if (!cond) { reach_error(); } }

struct node { struct node *next; long value; };
pthread_mutex_t m = { { 0, 0, 0, 0, 0, { 0 } } };
struct node *list;
int sum;

void *worker(void *arg)
{
  struct node *n = malloc(sizeof *n);
  n->value = (long)arg;
  pthread_mutex_lock(&m);
  ((int *)n)[2] = 0;
  n->next = list; list = n;
  sum += n->value;
  pthread_mutex_unlock(&m);
  return (void *)(2 * n->value);
}

int main(void)
{
  pthread_t t1, t2;
  void *result;
  char text[32];
  __VERIFIER_assert(sizeof(void *) == 4 && sizeof(struct node) == 8 && sizeof m == 24);
  pthread_create(&t1, 0, worker, (void *)1);
  pthread_create(&t2, 0, worker, (void *)2);
  pthread_join(t1, &result);
  __VERIFIER_assert((int)result == 2);
  pthread_join(t2, &result);
  __VERIFIER_assert((int)result == 4 && sum == 3);
  while (list) {
    struct node *next = list->next;
    sum -= list->value;
    free(list);
    list = next;
  }
  __VERIFIER_assert(sum == 0);
  sprintf(text, "%ld %lld %.1f", -5L, 1LL << 40, 1.5);
  __VERIFIER_assert(strcmp(text, "-5 1099511627776 1.5") == 0);
  return 0;
}
