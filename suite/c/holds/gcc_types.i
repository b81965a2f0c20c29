// verdict: holds
// why: names of types that are words to gcc, as its preprocessor leaves glibc's headers
// twin: violated/gcc_types.i
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
void reach_error (void) { abort (); }
_Float64x sum;
_Float32 half;
void *work (void *given)
{
  double *value = given;
  *value += half;
  return 0;
}
int main (void)
{
  pthread_t t;
  double *value = malloc (sizeof *value);
  if (!value) return 0;
  *value = 1.0;
  half = 0.5f;
  pthread_create (&t, 0, work, value);
  pthread_join (t, 0);
  sum = *value;
  if (sum != 1.5L || sizeof (_Float128) != 16 || sizeof half != 4) reach_error ();
  free (value);
  return 0;
}
