/* What Rust's standard library wants of libc beyond C programs, and the end of a
 * panic. `rust.ll` beside this file is what clang makes of it; after a change,
 * run the command at the end. Functions that are not here, nor in models.c, are
 * refused when a run comes to them. */
typedef unsigned long size_t;
void heddle_fail(const char *text);
void __heddle_sample(void);
int *__errno_location(void);
unsigned long pthread_self(void);
int putchar(int);

/* ---- Where nothing depends on the answer ---- */

/* No signal comes, so no stack is needed for one. */
struct stack { void *sp; int flags; size_t size; };
int sigaltstack(const struct stack *new, struct stack *old) {
  if (old) old->sp = 0, old->flags = 2, old->size = 0;
  return 0;
}
/* Where these signals have handlers before the program starts, as a preloaded
 * reporter of crashes leaves them, the library installs none of its own and keeps
 * no stacks and no table of threads for them. Ours does what the default does. */
typedef void (*handler)(int);
handler signal(int, handler);
void _exit(int) __attribute__((noreturn));
static void die(int s) { _exit(128 + s); }
__attribute__((constructor)) static void have_handlers(void) {
  signal(11, die);
  signal(7, die);
}
/* It may fail for want of memory; then no guard page is looked for. */
int pthread_getattr_np(unsigned long thread, void *attr) { return 12; }
/* The standard descriptors are open, and nothing has happened to them. */
struct poll { int file; short events, revents; };
int poll(struct poll *all, unsigned long n, int time) {
  for (unsigned long i = 0; i < n; i++) {
    if (all[i].file > 2 || time) __heddle_sample();
    all[i].revents = 0;
  }
  return 0;
}
/* The kernel tells nothing, and no function is there that might not be. */
unsigned long getauxval(unsigned long what) { return 0; }
void *dlsym(void *where, const char *name) { return 0; }
int gettid(void) { return pthread_self() + 1; }
long syscall(long, ...);

void *mmap(void *at, size_t n, int protection, int flags, int file, long offset);
void *mmap64(void *at, size_t n, int protection, int flags, int file, long offset) {
  return mmap(at, n, protection, flags, file, offset);
}

/* One of many: keys of hash tables. Which, only the order of their elements
 * depends on. */
long getrandom(void *to, size_t n, unsigned flags) {
  __heddle_sample();
  for (size_t i = 0; i < n; i++) ((char *)to)[i] = 7;
  return n;
}

/* ---- Output, and the words of a panic ---- */

static __thread char said[256];
static __thread int n_said;

static void hear(const char *p, size_t n) {
  for (size_t i = 0; i < n && n_said < sizeof said - 1; i++) said[n_said++] = p[i];
}
long write(int file, const void *p, size_t n) {
  if (file == 2) hear(p, n);
  if (file > 2) __heddle_sample();
  for (size_t i = 0; i < n; i++) putchar(((const unsigned char *)p)[i]);
  return n;
}
struct part { const void *p; size_t n; };
long writev(int file, const struct part *parts, int n) {
  long all = 0;
  for (int i = 0; i < n; i++) all += write(file, parts[i].p, parts[i].n);
  return all;
}

/* A panic that nobody catches: the words are what the hook printed last,
 *   thread 'main' (1) panicked at src/main.rs:3:5:
 *   the message
 *   note: run with …
 * from "panicked" up to the note. */
static int is(const char *at, const char *word) {
  while (*word && *at == *word) at++, word++;
  return !*word;
}
void __heddle_uncaught(void *exception) {
  char *from = said;
  said[n_said] = 0;
  for (char *c = said; *c; c++) {
    if (is(c, "panicked at ")) from = c;
    if (*c == '\n') {
      if (is(c, "\nnote: ") || !c[1]) {
        *c = 0;
        break;
      }
      *c = ' ';
    }
  }
  heddle_fail(*from ? from : "panics");
}

/* ---- Bodies for functions of the standard library: see rust.rs ---- */

long __heddle_futex_wait(_Atomic unsigned *at, int value);

enum { UNLOCKED, LOCKED, CONTENDED };
void __heddle_rust_lock_contended(_Atomic unsigned *futex) {
  unsigned state = __c11_atomic_load(futex, __ATOMIC_RELAXED);
  if (state == UNLOCKED) {
    if (__c11_atomic_compare_exchange_strong(futex, &state, LOCKED, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
      return;
  }
  for (;;) {
    if (state != CONTENDED && __c11_atomic_exchange(futex, CONTENDED, __ATOMIC_ACQUIRE) == UNLOCKED)
      return;
    __heddle_futex_wait(futex, CONTENDED);
    state = __c11_atomic_load(futex, __ATOMIC_RELAXED);
  }
}

/* How long a thread pauses nobody can tell. */
void __heddle_rust_backoff(void *count) {}

/* Without handlers there is no stack for them. */
void __heddle_rust_drop_handler(void *stack) {
  if (stack) __heddle_sample();
}

/* Whether two blocks do not overlap: of different objects none do. The original
 * subtracts addresses. */
int __heddle_overlap(const void *a, const void *b, size_t n);
_Bool __heddle_rust_is_nonoverlapping(const char *a, const char *b, size_t size, size_t count) {
  return !__heddle_overlap(a, b, size * count);
}

/* clang -O1 -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -S -emit-llvm rust.c -o rust.ll */
