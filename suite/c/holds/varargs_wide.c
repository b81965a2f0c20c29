// verdict: holds
// why: a number of 128 bits among variable arguments lies at an even word, whatever is before it
// args: --opt 0
// twin: violated/varargs_wide.c
#include <assert.h>
#include <stdarg.h>

static void take(int before, ...) {
  va_list list;
  va_start(list, before);
  for (int i = 0; i < before; i++) assert(va_arg(list, long) == i);
  __int128 wide = va_arg(list, __int128);
  assert(wide >> 64 == 5 && (long)wide == 9);
  assert(va_arg(list, int) == 42);
  va_end(list);
}

int main(void) {
  __int128 wide = ((__int128)5 << 64) + 9;
  take(0, wide, 42);
  take(1, 0L, wide, 42);
  take(2, 0L, 1L, wide, 42);
  take(3, 0L, 1L, 2L, wide, 42);
  take(4, 0L, 1L, 2L, 3L, wide, 42);
  take(5, 0L, 1L, 2L, 3L, 4L, wide, 42);
  take(6, 0L, 1L, 2L, 3L, 4L, 5L, wide, 42);
  take(7, 0L, 1L, 2L, 3L, 4L, 5L, 6L, wide, 42);
  return 0;
}
