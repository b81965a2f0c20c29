// verdict: holds
// why: gcc's stdatomic.h, preprocessed: a lock by compare and exchange, and counting
// twin: violated/gcc_exchange.i
# 1 "made.c"
# 1 "/usr/include/stdlib.h" 1 3 4
extern void *malloc (unsigned long __size) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__malloc__)) ;
extern void free (void *__ptr) __attribute__ ((__nothrow__ , __leaf__));
extern void *aligned (unsigned long __alignment) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__malloc__ (free, 1))) ;
extern _Float32 strtof32 (const char *__restrict __nptr, char **__restrict __endptr) __attribute__ ((__nothrow__ , __leaf__));
extern _Float64 strtof64 (const char *__restrict __nptr, char **__restrict __endptr) __attribute__ ((__nothrow__ , __leaf__));
extern _Float128 strtof128 (const char *__restrict __nptr, char **__restrict __endptr) __attribute__ ((__nothrow__ , __leaf__));
extern _Float32x strtof32x (const char *__restrict __nptr, char **__restrict __endptr) __attribute__ ((__nothrow__ , __leaf__));
extern _Float64x strtof64x (const char *__restrict __nptr, char **__restrict __endptr) __attribute__ ((__nothrow__ , __leaf__));
typedef unsigned long int pthread_t;
extern int pthread_create (pthread_t *, const void *, void *(*) (void *), void *);
extern int pthread_join (pthread_t, void **);
extern void abort (void) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__noreturn__));
# 8 "made.c" 2
typedef _Atomic int atomic_int;
atomic_int n, lock;
int plain;
void *add (void *unused)
{
  int none;
  do none = 0; while (!__extension__ ({ __auto_type __atomic_compare_exchange_ptr = (&lock); __typeof__ ((void)0, *__atomic_compare_exchange_ptr) __atomic_compare_exchange_tmp = (1); __atomic_compare_exchange (__atomic_compare_exchange_ptr, (&none), &__atomic_compare_exchange_tmp, 1, (5), (5)); }));
  plain++;
  __extension__ ({ __auto_type __atomic_exchange_ptr = (&lock); __typeof__ ((void)0, *__atomic_exchange_ptr) __atomic_exchange_val = (0); __typeof__ ((void)0, *__atomic_exchange_ptr) __atomic_exchange_tmp; __atomic_exchange (__atomic_exchange_ptr, &__atomic_exchange_val, &__atomic_exchange_tmp, (5)); __atomic_exchange_tmp; });
  __atomic_fetch_add ((&n), (2), (5));
  __atomic_fetch_sub ((&n), (1), (0));
  return 0;
}
int main (void)
{
  pthread_t a, b;
  pthread_create (&a, 0, add, 0);
  pthread_create (&b, 0, add, 0);
  pthread_join (a, 0);
  pthread_join (b, 0);
  if (plain != 2 || n != 2) abort ();
  return 0;
}
