// verdict: violated assertion
// why: the number of 128 bits has 6 above, not 5
// twin: holds/varargs_wide.c
#include <assert.h>
#include <stdarg.h>

static void take(int before, ...) {
  va_list list;
  va_start(list, before);
  for (int i = 0; i < before; i++) assert(va_arg(list, long) == i);
  __int128 wide = va_arg(list, __int128);
  assert(wide >> 64 == 5 && (long)wide == 9);
  va_end(list);
}

int main(void) {
  __int128 wide = ((__int128)6 << 64) + 9;
  take(6, 0L, 1L, 2L, 3L, 4L, 5L, wide);
  return 0;
}
