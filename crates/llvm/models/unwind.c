/* The unwinder: exceptions of C++ and panics of Rust, on two calls of the
 * machine. `unwind.ll` beside this file is what clang makes of it; after a
 * change, run the command at the end.
 *
 * __heddle_unwind_pad(i) gives the table of the i-th landing pad from the
 * innermost call outwards (see lower/unwind.rs for what is in it), or null;
 * __heddle_unwind_to(i) leaves the frames inside and goes there. The exception
 * and the selector wait in two variables of the thread.
 *
 * As in the Itanium C++ ABI a handler is looked for first, while all frames are
 * there; only then are they left, each landing pad on the way in its turn. Who
 * takes an exception depends on nothing that cleaning up can change, so the
 * second walk asks again instead of remembering.
 *
 * A model of C++ defines __heddle_exception_matches(exception, type): whether an
 * exception is of a type of C++, and if so, where the handler finds the object.
 * Exceptions of others are taken by clauses without a type alone. */
struct exception {
  unsigned long long class;
  void (*cleanup)(int reason, struct exception *);
  unsigned long private_1, private_2;
} __attribute__((aligned(16)));

struct types { long n; void *type[]; };
struct pad { long n; struct { long selector; void *type; } clause[]; };

struct pad *__heddle_unwind_pad(long i);
void __heddle_unwind_to(long i) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));

__thread struct exception *__heddle_exception;
__thread int __heddle_selector;

__attribute__((weak)) int __heddle_exception_matches(struct exception *e, void *type) { return 0; }
/* Told before any frame is left: an exception that nobody takes, or only a filter. */
__attribute__((weak)) void __heddle_uncaught(struct exception *e) {}

/* The selector of the clause that takes an exception; 0 if none does. */
static long taken(struct pad *p, struct exception *e, int *cleans) {
  *cleans = 0;
  for (long i = 0; i < p->n; i++) {
    long selector = p->clause[i].selector;
    if (selector == 0) {
      *cleans = 1;
    } else if (selector > 0) {
      void *type = p->clause[i].type;
      if (!type || __heddle_exception_matches(e, type)) return selector;
    } else {
      struct types *allowed = p->clause[i].type;
      long k = 0;
      while (k < allowed->n && !__heddle_exception_matches(e, allowed->type[k])) k++;
      if (k == allowed->n) return selector;
    }
  }
  return 0;
}

static void leave(struct exception *e) {
  struct pad *p;
  for (long i = 0; (p = __heddle_unwind_pad(i)); i++) {
    int cleans;
    long selector = taken(p, e, &cleans);
    if (selector || cleans) {
      __heddle_exception = e;
      __heddle_selector = selector;
      __heddle_unwind_to(i);
    }
  }
}

/* Comes back only if nobody takes the exception: 5 is _URC_END_OF_STACK. */
int _Unwind_RaiseException(struct exception *e) {
  struct pad *p;
  int cleans;
  for (long i = 0; (p = __heddle_unwind_pad(i)); i++) {
    long selector = taken(p, e, &cleans);
    if (selector < 0) __heddle_uncaught(e);
    if (selector) leave(e);
  }
  __heddle_uncaught(e);
  return 5;
}
int _Unwind_Resume_or_Rethrow(struct exception *e) { return _Unwind_RaiseException(e); }

void _Unwind_Resume(struct exception *e) {
  leave(e);
  abort();
}

void _Unwind_DeleteException(struct exception *e) {
  if (e->cleanup) e->cleanup(1, e);
}

/* No frame can be named: a backtrace is empty. */
int _Unwind_Backtrace(void *trace, void *argument) { return 5; }
unsigned long _Unwind_GetIP(void *context) { return 0; }
unsigned long _Unwind_GetIPInfo(void *context, int *before) { return *before = 0; }
unsigned long _Unwind_GetCFA(void *context) { return 0; }
void *_Unwind_FindEnclosingFunction(void *pc) { return 0; }

/* clang -O1 -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -S -emit-llvm unwind.c -o unwind.ll */
