// verdict: holds
// why: gcc's stdatomic.h, preprocessed: a message behind a flag that is released and acquired
// twin: violated/gcc_atomics.i
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
typedef enum { memory_order_relaxed, memory_order_consume, memory_order_acquire, memory_order_release, memory_order_acq_rel, memory_order_seq_cst } memory_order;
int data;
atomic_int ready;
void *writer (void *unused)
{
  data = 42;
  __extension__ ({ __auto_type __atomic_store_ptr = (&ready); __typeof__ ((void)0, *__atomic_store_ptr) __atomic_store_tmp = (1); __atomic_store (__atomic_store_ptr, &__atomic_store_tmp, (memory_order_release)); });
  return 0;
}
int main (void)
{
  pthread_t t;
  pthread_create (&t, 0, writer, 0);
  int seen = __extension__ ({ __auto_type __atomic_load_ptr = (&ready); __typeof__ ((void)0, *__atomic_load_ptr) __atomic_load_tmp; __atomic_load (__atomic_load_ptr, &__atomic_load_tmp, (memory_order_acquire)); __atomic_load_tmp; });
  if (seen && data != 42) abort ();
  pthread_join (t, 0);
  return 0;
}
