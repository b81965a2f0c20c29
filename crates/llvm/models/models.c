/* Library functions that are simplest written in C. `models.ll` beside this
 * file is what clang makes of it; after a change, run the command at the end.
 * The functions that begin with __heddle_ and have no body are the machine's; one
 * whose name goes on with limit_ ends the run there, as a gap with the rest of the name:
 * what we have no room for is never an answer that a program could take for an error. */
typedef unsigned long size_t;

int __heddle_once_begin(int *control);
void __heddle_once_end(int *control);
void *__heddle_next_destructor(void (**destructor)(void *));
void __heddle_thread_end(void *result) __attribute__((noreturn));

int pthread_once(int *control, void (*f)(void)) {
  if (__heddle_once_begin(control)) {
    f();
    __heddle_once_end(control);
  }
  return 0;
}

void call_once(int *control, void (*f)(void)) { pthread_once(control, f); }

/* Destructors of thread-specific data, then the end. A destructor that sets
 * values again makes another round; POSIX asks for at least four. */
void __heddle_run_destructors(void *result) {
  for (int i = 0; i < 64; i++) {
    void (*f)(void *);
    void *value = __heddle_next_destructor(&f);
    if (!value) break;
    f(value);
  }
  __heddle_thread_end(result);
}

/* Elements move as a whole, word by word where they can be pointers. */
static void swap(char *a, char *b, size_t size) {
  if (size % sizeof(void *) == 0) {
    for (size_t i = 0; i < size; i += sizeof(void *)) {
      void *t = *(void **)(a + i);
      *(void **)(a + i) = *(void **)(b + i);
      *(void **)(b + i) = t;
    }
    return;
  }
  for (size_t i = 0; i < size; i++) {
    char t = a[i];
    a[i] = b[i];
    b[i] = t;
  }
}

typedef int (*comparison)(const void *, const void *);
/* The element at `i` sinks to where no child is larger. */
static void sink(char *p, size_t i, size_t n, size_t size, comparison less) {
  for (size_t child; (child = 2 * i + 1) < n; i = child) {
    if (child + 1 < n && less(p + child * size, p + (child + 1) * size) < 0) child++;
    if (less(p + i * size, p + child * size) >= 0) return;
    swap(p + i * size, p + child * size, size);
  }
}
/* Few elements keep the order of equals, as in glibc; many are a heap. */
void qsort(void *base, size_t n, size_t size, comparison less) {
  char *p = base;
  if (n > 64) {
    for (size_t i = n / 2; i-- > 0;) sink(p, i, n, size, less);
    for (size_t i = n; i-- > 1;) {
      swap(p, p + i * size, size);
      sink(p, 0, i, size, less);
    }
    return;
  }
  for (size_t i = 1; i < n; i++)
    for (size_t j = i; j > 0 && less(p + (j - 1) * size, p + j * size) > 0; j--)
      swap(p + (j - 1) * size, p + j * size, size);
}

void *bsearch(const void *key, const void *base, size_t n, size_t size,
              int (*cmp)(const void *, const void *)) {
  const char *p = base;
  size_t lo = 0, hi = n;
  while (lo < hi) {
    size_t mid = lo + (hi - lo) / 2;
    int c = cmp(key, p + mid * size);
    if (c == 0) return (void *)(p + mid * size);
    if (c < 0) hi = mid; else lo = mid + 1;
  }
  return 0;
}

int isdigit(int c) { return c >= '0' && c <= '9'; }
int isupper(int c) { return c >= 'A' && c <= 'Z'; }
int islower(int c) { return c >= 'a' && c <= 'z'; }
int isalpha(int c) { return isupper(c) || islower(c); }
int isalnum(int c) { return isalpha(c) || isdigit(c); }
int isspace(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
int isprint(int c) { return c >= 32 && c < 127; }
int isxdigit(int c) { return isdigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
int ispunct(int c) { return isprint(c) && c != ' ' && !isalnum(c); }
int toupper(int c) { return islower(c) ? c - 32 : c; }
int tolower(int c) { return isupper(c) ? c + 32 : c; }
int abs(int x) { return x < 0 ? -x : x; }
long labs(long x) { return x < 0 ? -x : x; }
long long llabs(long long x) { return x < 0 ? -x : x; }

int *__errno_location(void);
/* What is too large sets errno (ERANGE is 34 on Linux) and gives the largest. */
static unsigned long long number(const char *s, char **end, int base, int *negative, int *over) {
  const char *start = s;
  while (isspace(*s)) s++;
  *negative = *s == '-';
  if (*s == '-' || *s == '+') s++;
  if ((base == 0 || base == 16) && s[0] == '0' && (s[1] == 'x' || s[1] == 'X') && isxdigit(s[2])) {
    s += 2;
    base = 16;
  } else if (base == 0) {
    base = *s == '0' ? 8 : 10;
  }
  unsigned long long n = 0;
  int any = 0;
  for (;; s++) {
    int d = isdigit(*s) ? *s - '0' : isalpha(*s) ? tolower(*s) - 'a' + 10 : 99;
    if (d >= base) break;
    *over |= __builtin_mul_overflow(n, (unsigned long long)base, &n);
    *over |= __builtin_add_overflow(n, (unsigned long long)d, &n);
    any = 1;
  }
  if (end) *end = (char *)(any ? s : start);
  return n;
}

long strtol(const char *s, char **end, int base) {
  int negative, over = 0;
  unsigned long long n = number(s, end, base, &negative, &over), most = ~0UL / 2 + negative;
  if (over || n > most) n = most, *__errno_location() = 34;
  return negative ? -n : n;
}
unsigned long strtoul(const char *s, char **end, int base) {
  int negative, over = 0;
  unsigned long long n = number(s, end, base, &negative, &over);
  if (over || n > ~0UL) return *__errno_location() = 34, ~0UL;
  return negative ? -n : n;
}
long long strtoll(const char *s, char **end, int base) {
  int negative, over = 0;
  unsigned long long n = number(s, end, base, &negative, &over), most = ~0ULL / 2 + negative;
  if (over || n > most) n = most, *__errno_location() = 34;
  return negative ? -n : n;
}
unsigned long long strtoull(const char *s, char **end, int base) {
  int negative, over = 0;
  unsigned long long n = number(s, end, base, &negative, &over);
  if (over) return *__errno_location() = 34, ~0ULL;
  return negative ? -n : n;
}
int atoi(const char *s) { return strtol(s, 0, 10); }
long atol(const char *s) { return strtol(s, 0, 10); }
long long atoll(const char *s) { return strtoll(s, 0, 10); }

static int in(char c, const char *set) {
  for (; *set; set++)
    if (*set == c) return 1;
  return 0;
}
size_t strspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && in(s[n], set)) n++;
  return n;
}
size_t strcspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && !in(s[n], set)) n++;
  return n;
}
char *strpbrk(const char *s, const char *set) {
  s += strcspn(s, set);
  return *s ? (char *)s : 0;
}
char *strtok_r(char *s, const char *set, char **save) {
  if (!s) s = *save;
  s += strspn(s, set);
  if (!*s) {
    *save = s;
    return 0;
  }
  char *end = s + strcspn(s, set);
  if (*end) *end++ = 0;
  *save = end;
  return s;
}
static char *strtok_state;
char *strtok(char *s, const char *set) { return strtok_r(s, set, &strtok_state); }

int strncasecmp(const char *a, const char *b, size_t n) {
  for (size_t i = 0; i < n; i++) {
    int d = tolower(a[i]) - tolower(b[i]);
    if (d || !a[i]) return d;
  }
  return 0;
}
int strcasecmp(const char *a, const char *b) { return strncasecmp(a, b, -1ul); }

/* What the macros of ctype.h look things up in: one word of flags for each
 * character from -128 to 255, as glibc has them on a little-endian machine. */
enum { UPPER = 1 << 8, LOWER = 1 << 9, ALPHA = 1 << 10, DIGIT = 1 << 11, XDIGIT = 1 << 12,
       SPACE = 1 << 13, PRINT = 1 << 14, GRAPH = 1 << 15, BLANK = 1, CNTRL = 2, PUNCT = 4, ALNUM = 8 };
#define P (PRINT | GRAPH | PUNCT)
#define D (PRINT | GRAPH | DIGIT | XDIGIT | ALNUM)
#define U (PRINT | GRAPH | UPPER | ALPHA | ALNUM)
#define L (PRINT | GRAPH | LOWER | ALPHA | ALNUM)
#define C CNTRL
#define S (CNTRL | SPACE)
static const unsigned short flags[384] = {
  [128 + 0] = C, C, C, C, C, C, C, C, C, S | BLANK, S, S, S, S, C, C,
  C, C, C, C, C, C, C, C, C, C, C, C, C, C, C, C,
  SPACE | PRINT | BLANK, P, P, P, P, P, P, P, P, P, P, P, P, P, P, P,
  D, D, D, D, D, D, D, D, D, D, P, P, P, P, P, P,
  P, U | XDIGIT, U | XDIGIT, U | XDIGIT, U | XDIGIT, U | XDIGIT, U | XDIGIT, U, U, U, U, U, U, U, U, U,
  U, U, U, U, U, U, U, U, U, U, U, P, P, P, P, P,
  P, L | XDIGIT, L | XDIGIT, L | XDIGIT, L | XDIGIT, L | XDIGIT, L | XDIGIT, L, L, L, L, L, L, L, L, L,
  L, L, L, L, L, L, L, L, L, L, L, P, P, P, P, C,
};
static const unsigned short *const flags_at = flags + 128;
const unsigned short **__ctype_b_loc(void) { return (const unsigned short **)&flags_at; }

#define R2(c) (c), (c) + 1
#define R8(c) R2(c), R2((c) + 2), R2((c) + 4), R2((c) + 6)
#define R32(c) R8(c), R8((c) + 8), R8((c) + 16), R8((c) + 24)
#define R128(c) R32(c), R32((c) + 32), R32((c) + 64), R32((c) + 96)
#define R26(c) R8(c), R8((c) + 8), R8((c) + 16), R2((c) + 24)
static const int up[384] = {R128(-128), R32(0),   R32(32),   R32(64), 96,
                            R26('A'),   123, 124, 125, R2(126), R128(128)};
static const int down[384] = {R128(-128), R32(0), R32(32), 64, R26('a'),
                              91, 92, 93, R2(94), R32(96), R128(128)};
static const int *const up_at = up + 128, *const down_at = down + 128;
const int **__ctype_toupper_loc(void) { return (const int **)&up_at; }
const int **__ctype_tolower_loc(void) { return (const int **)&down_at; }

int isgraph(int c) { return c > 32 && c < 127; }
int iscntrl(int c) { return (c >= 0 && c < 32) || c == 127; }
int isblank(int c) { return c == ' ' || c == '\t'; }

size_t strlen(const char *);
void *memcpy(void *, const void *, size_t);
void *malloc(size_t);
void *realloc(void *, size_t);
void free(void *);
int strcmp(const char *, const char *);
int putchar(int);

char *strndup(const char *s, size_t n) {
  size_t len = 0;
  while (len < n && s[len]) len++;
  char *out = malloc(len + 1);
  if (!out) return 0;
  memcpy(out, s, len);
  out[len] = 0;
  return out;
}
void *reallocarray(void *p, size_t n, size_t size) {
  if (size && n > (size_t)-1 / size) return 0;
  return realloc(p, n * size);
}
void *mempcpy(void *to, const void *from, size_t n) { return (char *)memcpy(to, from, n) + n; }
void *memccpy(void *to, const void *from, int c, size_t n) {
  char *t = to;
  const char *f = from;
  for (size_t i = 0; i < n; i++)
    if ((t[i] = f[i]) == (char)c) return t + i + 1;
  return 0;
}
void bzero(void *p, size_t n) {
  for (size_t i = 0; i < n; i++) ((char *)p)[i] = 0;
}
char *strchrnul(const char *s, int c) {
  while (*s && *s != (char)c) s++;
  return (char *)s;
}
char *strsep(char **at, const char *set) {
  char *s = *at;
  if (!s) return 0;
  char *end = s + strcspn(s, set);
  *at = *end ? end + 1 : 0;
  *end = 0;
  return s;
}
int ffs(int x) {
  for (int i = 0; i < 32; i++)
    if (x >> i & 1) return i + 1;
  return 0;
}
char *strerror(int code) { return (char *)(code ? "error" : "Success"); }

typedef struct { int quot, rem; } div_t;
typedef struct { long quot, rem; } ldiv_t;
div_t div(int a, int b) { return (div_t){a / b, a % b}; }
ldiv_t ldiv(long a, long b) { return (ldiv_t){a / b, a % b}; }
typedef struct { long long quot, rem; } lldiv_t;
lldiv_t lldiv(long long a, long long b) { return (lldiv_t){a / b, a % b}; }

/* Decimal fractions only: no exponents, no infinities. */
/* Exact up to 15 digits and powers of ten up to 22, as one multiplication or
 * division of exact numbers rounds once. */
/* The machine reads the number; it takes so many characters. */
long __heddle_numeral(void *out, const char *s, long bits);
double strtod(const char *s, char **end) {
  double v;
  long n = __heddle_numeral(&v, s, 64);
  if (end) *end = (char *)s + n;
  return v;
}
float strtof(const char *s, char **end) {
  float v;
  long n = __heddle_numeral(&v, s, 32);
  if (end) *end = (char *)s + n;
  return v;
}
long double strtold(const char *s, char **end) {
  long double v;
  long n = __heddle_numeral(&v, s, 80);
  if (end) *end = (char *)s + n;
  return v;
}
double atof(const char *s) { return strtod(s, 0); }

/* Output by the byte. */
size_t fwrite(const void *p, size_t size, size_t n, void *file) {
  for (size_t i = 0; i < size * n; i++) putchar(((const unsigned char *)p)[i]);
  return n;
}
static struct channel *channel_of(int file);
static long channel_write(struct channel *c, const unsigned char *from, size_t n);
static long channel_read(struct channel *c, unsigned char *to, size_t n);
long write(int file, const void *p, size_t n) {
  struct channel *c = file < 64 ? 0 : channel_of(file);
  return c ? channel_write(c, p, n) : fwrite(p, 1, n, 0);
}

/* Attributes beside the machine's own: the stack's size lies at 8. */
int pthread_attr_setstacksize(void *attr, size_t n) {
  ((size_t *)attr)[1] = n;
  return 0;
}
int pthread_attr_getstacksize(const void *attr, size_t *n) {
  size_t own = ((const size_t *)attr)[1];
  *n = own ? own : 8 << 20;
  return 0;
}
int pthread_mutexattr_getrobust(const int *attr, int *robust) {
  *robust = *attr >> 4 & 1;
  return 0;
}
static int none(int *out) {
  *out = 0;
  return 0;
}
int pthread_mutexattr_getpshared(const void *a, int *out) { return none(out); }
int pthread_condattr_getpshared(const void *a, int *out) { return none(out); }
int pthread_rwlockattr_getpshared(const void *a, int *out) { return none(out); }
int pthread_barrierattr_getpshared(const void *a, int *out) { return none(out); }
int pthread_mutexattr_getprotocol(const void *a, int *out) { return none(out); }

struct time { long seconds, rest; };
int clock_gettime(int clock, struct time *now);
int gettimeofday(struct time *now, void *zone) { return clock_gettime(0, now); }

/* Named semaphores: found by name while anybody has not unlinked them. */
int sem_init(void *sem, int shared, unsigned value);
int sem_destroy(void *sem);
int *__errno_location(void);
void heddle_atomic_begin(void);
void heddle_atomic_end(void);
struct named { long sem[4]; struct named *next; char name[]; };
static struct named *all_named;
static void *open_named(const char *name, int flags, unsigned value) {
  struct named *s = all_named;
  while (s && strcmp(s->name, name)) s = s->next;
  if (s) {
    if ((flags & 0300) != 0300) return s;
    *__errno_location() = 17;
    return 0;
  }
  if (!(flags & 0100) || strlen(name) > 251) {
    *__errno_location() = flags & 0100 ? 36 : 2;
    return 0;
  }
  s = malloc(sizeof *s + strlen(name) + 1);
  if (!s) return 0;
  sem_init(s, 0, value);
  memcpy(s->name, name, strlen(name) + 1);
  s->next = all_named;
  all_named = s;
  return s;
}
void *sem_open(const char *name, int flags, ...) {
  unsigned value = 0;
  if (flags & 0100) {
    __builtin_va_list list;
    __builtin_va_start(list, flags);
    (void)__builtin_va_arg(list, int);
    value = __builtin_va_arg(list, unsigned);
    __builtin_va_end(list);
  }
  heddle_atomic_begin();
  void *s = open_named(name, flags, value);
  heddle_atomic_end();
  return s;
}
int sem_close(void *sem) { return 0; }
int sem_unlink(const char *name) {
  int done = -1;
  heddle_atomic_begin();
  for (struct named **s = &all_named; *s; s = &(*s)->next)
    if (!strcmp((*s)->name, name)) {
      *s = (*s)->next;
      done = 0;
      break;
    }
  heddle_atomic_end();
  if (done) *__errno_location() = 2;
  return done;
}

/* Atomic operations on objects of any size: a lock nobody sees. */
void any_load(size_t, const void *, void *, int) __asm__("__atomic_load");
void any_store(size_t, void *, const void *, int) __asm__("__atomic_store");
void any_exchange(size_t, void *, const void *, void *, int) __asm__("__atomic_exchange");
_Bool any_compare_exchange(size_t, void *, void *, const void *, int, int)
    __asm__("__atomic_compare_exchange");
void any_load(size_t n, const void *from, void *to, int order) {
  heddle_atomic_begin();
  memcpy(to, from, n);
  heddle_atomic_end();
}
void any_store(size_t n, void *to, const void *from, int order) {
  heddle_atomic_begin();
  memcpy(to, from, n);
  heddle_atomic_end();
}
void any_exchange(size_t n, void *p, const void *new, void *old, int order) {
  heddle_atomic_begin();
  memcpy(old, p, n);
  memcpy(p, new, n);
  heddle_atomic_end();
}
int memcmp(const void *, const void *, size_t);
_Bool any_compare_exchange(size_t n, void *p, void *expected, const void *new, int a, int b) {
  heddle_atomic_begin();
  _Bool same = !memcmp(p, expected, n);
  if (same) memcpy(p, new, n); else memcpy(expected, p, n);
  heddle_atomic_end();
  return same;
}

/* The scanf family, from strings. */
typedef __builtin_va_list list;
double strtod(const char *, char **);
float strtof(const char *, char **);
long double strtold(const char *, char **);
int isspace(int);
static int digit_of(int c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'z') return c - 'a' + 10;
  return c >= 'A' && c <= 'Z' ? c - 'A' + 10 : 99;
}
/* An integer of at most `width` characters; 0 if there is none. */
static const char *scan_integer(const char *s, int base, int width, unsigned long *out) {
  int negative = 0, any = 0;
  unsigned long n = 0;
  if (width && (*s == '-' || *s == '+')) negative = *s++ == '-', width--;
  if (width > 1 && *s == '0' && (base == 0 || base == 16) && (s[1] == 'x' || s[1] == 'X') &&
      digit_of(s[2]) < 16) {
    s += 2, width -= 2, base = 16;
  } else if (base == 0) {
    base = *s == '0' ? 8 : 10;
  }
  for (; width && digit_of(*s) < base; s++, width--, any = 1) n = n * base + digit_of(*s);
  *out = negative ? -n : n;
  return any ? s : 0;
}
/* Whether a set of the form `abc]` or `^a-z]` has a character; *end is behind it. */
static int scan_set(const char *set, int c, const char **end) {
  int not = *set == '^', in = 0;
  const char *p = set + not;
  do {
    if (p[1] == '-' && p[2] != ']' && p[2]) {
      in |= c >= (unsigned char)p[0] && c <= (unsigned char)p[2];
      p += 3;
    } else {
      in |= c == (unsigned char)*p++;
    }
  } while (*p && *p != ']');
  *end = *p ? p + 1 : p;
  return in != not;
}
static void scan_store(list *args, int size, unsigned long n) {
  switch (size) {
  case 1: *__builtin_va_arg(*args, char *) = n; break;
  case 2: *__builtin_va_arg(*args, short *) = n; break;
  case 8: *__builtin_va_arg(*args, long *) = n; break;
  default: *__builtin_va_arg(*args, int *) = n;
  }
}
static int scan(const char *text, const char *f, list *args) {
  const char *s = text, *end;
  int done = 0;
  for (; *f; f++) {
    if (isspace((unsigned char)*f)) {
      while (isspace((unsigned char)*s)) s++;
      continue;
    }
    if (*f != '%' || f[1] == '%') {
      if (*f == '%') {
        f++;
        while (isspace((unsigned char)*s)) s++;
      }
      if (*s != *f) return done || *s ? done : -1;
      s++;
      continue;
    }
    f++;
    int skip = *f == '*' ? f++, 1 : 0, width = 0, size = 4;
    for (; *f >= '0' && *f <= '9'; f++) width = width * 10 + (*f - '0');
    for (;; f++) {
      if (*f == 'h') size = size == 2 ? 1 : 2;
      else if (*f == 'l' || *f == 'z' || *f == 'j' || *f == 't' || *f == 'q') size = 8;
      else if (*f == 'L') size = 16;
      else break;
    }
    if (*f == 'n') {
      if (!skip) scan_store(args, size, s - text);
      continue;
    }
    if (*f != 'c' && *f != '[')
      while (isspace((unsigned char)*s)) s++;
    if (!*s) return done ? done : -1;
    if (*f == 'c' || *f == 's' || *f == '[') {
      char *to = skip ? 0 : __builtin_va_arg(*args, char *);
      int n = 0, kind = *f, limit = width ? width : kind == 'c' ? 1 : -1;
      const char *set = f + 1;
      while (n != limit && *s) {
        if (kind == 's' && isspace((unsigned char)*s)) break;
        if (kind == '[' && !scan_set(set, (unsigned char)*s, &end)) break;
        if (to) to[n] = *s;
        n++, s++;
      }
      if (kind == '[') scan_set(set, 0, &end), f = end - 1;
      if (!n) return done;
      if (kind == 'c' && width && n < width) return done ? done : -1;
      if (to && kind != 'c') to[n] = 0;
    } else if (*f == 'f' || *f == 'e' || *f == 'g' || *f == 'a' || *f == 'E' || *f == 'G') {
      char *after;
      long double d = strtold(s, &after);
      if (after == s) return done;
      if (skip) ;
      else if (size == 16) *__builtin_va_arg(*args, long double *) = d;
      /* Read again: one rounding, not two. */
      else if (size == 8) *__builtin_va_arg(*args, double *) = strtod(s, 0);
      else *__builtin_va_arg(*args, float *) = strtof(s, 0);
      s = after;
    } else {
      unsigned long n;
      int base = *f == 'x' || *f == 'X' || *f == 'p' ? 16 : *f == 'o' ? 8 : *f == 'i' ? 0 : 10;
      end = scan_integer(s, base, width ? width : 1 << 30, &n);
      if (!end) return done;
      s = end;
      if (!skip) scan_store(args, *f == 'p' ? 8 : size, n);
    }
    done += !skip;
  }
  return done;
}
int vsscanf(const char *text, const char *format, list args) {
  list copy;
  __builtin_va_copy(copy, args);
  int n = scan(text, format, &copy);
  __builtin_va_end(copy);
  return n;
}
#define SCANF(name)                             \
  int name(const char *text, const char *f, ...) { \
    list args;                                  \
    __builtin_va_start(args, f);                \
    int n = scan(text, f, &args);               \
    __builtin_va_end(args);                     \
    return n;                                   \
  }
SCANF(sscanf)
SCANF(__isoc99_sscanf)
SCANF(__isoc23_sscanf)
int __isoc99_vsscanf(const char *text, const char *f, list args) { return vsscanf(text, f, args); }

/* What a small machine would answer. */
long sysconf(int name) {
  switch (name) {
  case 83: case 84: return 2; /* processors */
  case 30: return 4096;       /* the size of a page */
  case 2: return 100;         /* clock ticks */
  }
  return -1;
}
int get_nprocs(void) { return 2; }
int getpagesize(void) { return 4096; }

int pthread_join(unsigned long thread, void **result);
int pthread_tryjoin_np(unsigned long thread, void **result);
unsigned heddle_choose(unsigned n);
int pthread_timedjoin_np(unsigned long thread, void **result, const void *time) {
  if (heddle_choose(2) == 0) return pthread_join(thread, result);
  int e = pthread_tryjoin_np(thread, result);
  return e == 16 /* EBUSY */ ? 110 /* ETIMEDOUT */ : e;
}

/* glibc's newer headers give these other names. */
long strtol(const char *, char **, int);
unsigned long strtoul(const char *, char **, int);
long __isoc23_strtol(const char *s, char **e, int b) { return strtol(s, e, b); }
long long __isoc23_strtoll(const char *s, char **e, int b) { return strtoll(s, e, b); }
unsigned long __isoc23_strtoul(const char *s, char **e, int b) { return strtoul(s, e, b); }
unsigned long long __isoc23_strtoull(const char *s, char **e, int b) { return strtoull(s, e, b); }

/* What `atexit` was given, last first, when `exit` is called or `main` returns.
 * Destructors of C++ and Rust come with an argument. */
static struct handler { void (*f)(void); void (*g)(void *); void *argument; } handlers[64];
static int n_handlers;
void __heddle_sample(void);
void __heddle_limit_more_than_64_functions_given_to_atexit(void);

static int add_handler(void (*f)(void), void (*g)(void *), void *argument) {
  heddle_atomic_begin();
  int full = n_handlers == 64;
  if (!full) handlers[n_handlers++] = (struct handler){f, g, argument};
  heddle_atomic_end();
  if (full) __heddle_limit_more_than_64_functions_given_to_atexit();
  return 0;
}
int __heddle_atexit(void (*f)(void)) { return add_handler(f, 0, 0); }
int __cxa_atexit(void (*g)(void *), void *argument, void *dso) { return add_handler(0, g, argument); }
void __cxa_finalize(void *dso) {}

void __heddle_run_handlers(void) {
  while (n_handlers > 0) {
    struct handler *h = &handlers[--n_handlers];
    if (h->f) h->f(); else h->g(h->argument);
  }
}

/* Destructors of variables that each thread has, last first, before those of
 * thread-specific data. */
struct tls_destructor { void (*f)(void *); void *argument; struct tls_destructor *next; };
static __thread struct tls_destructor *tls_destructors;
void *malloc(size_t);
void free(void *);
int __cxa_thread_atexit_impl(void (*f)(void *), void *argument, void *dso) {
  struct tls_destructor *d = malloc(sizeof *d);
  if (!d) return __heddle_sample(), -1;
  *d = (struct tls_destructor){f, argument, tls_destructors};
  tls_destructors = d;
  return 0;
}
int __cxa_thread_atexit(void (*f)(void *), void *argument, void *dso) {
  return __cxa_thread_atexit_impl(f, argument, dso);
}
void __heddle_run_tls_destructors(void) {
  struct tls_destructor *d;
  while ((d = tls_destructors)) {
    tls_destructors = d->next;
    d->f(d->argument);
    free(d);
  }
}
void __heddle_end_thread(void *result) {
  __heddle_run_tls_destructors();
  __heddle_run_destructors(result);
}

/* Input is anything: characters and numbers are tried as far as somebody asks,
   of lines and words there are samples. */
void __heddle_sample(void);
int __VERIFIER_nondet_int(void);
long __VERIFIER_nondet_long(void);
void __VERIFIER_assume(int);
void *malloc(size_t);
void free(void *);
int fgetc(void *file) {
  int c = __VERIFIER_nondet_int();
  __VERIFIER_assume(c >= -1 && c < 256);
  return c;
}
int getc(void *file) { return fgetc(file); }
int getchar(void) { return fgetc(0); }
int feof(void *file) { return heddle_choose(2); }
/* Nothing that is written or read goes wrong. */
int ferror(void *file) { return 0; }
static int some_line(char *to, size_t room) {
  static const char *const lines[] = {"\n", "1\n", "-20 abc\n"};
  __heddle_sample();
  const char *line = lines[heddle_choose(3)];
  int n = 0;
  for (; line[n] && n + 1 < room; n++) to[n] = line[n];
  to[n] = 0;
  return n;
}
char *fgets(char *to, int n, void *file) {
  if (n <= 0 || !heddle_choose(2)) return 0;
  some_line(to, n);
  return to;
}
long getline(char **line, size_t *n, void *file) {
  if (!heddle_choose(2)) return -1;
  if (!*line || *n < 120) {
    free(*line);
    *line = malloc(120), *n = 120;
  }
  return some_line(*line, *n);
}
static int scan_input(const char *f, list *args) {
  int left = 0, done = 0;
  for (const char *p = f; *p; p++)
    if (*p == '%' && *++p != '%' && *p != '*') left++;
  left = heddle_choose(left + 2);
  if (!left) return -1;
  for (; *f; f++) {
    if (*f != '%' || *++f == '%') continue;
    int skip = *f == '*' ? f++, 1 : 0, width = 0, size = 4;
    for (; *f >= '0' && *f <= '9'; f++) width = width * 10 + (*f - '0');
    for (;; f++) {
      if (*f == 'h') size = size == 2 ? 1 : 2;
      else if (*f == 'l' || *f == 'z' || *f == 'j' || *f == 't' || *f == 'q') size = 8;
      else if (*f == 'L') size = 16;
      else break;
    }
    if (skip || *f == 'n') {
      if (*f == '[') while (*f && *f != ']') f++;
      if (*f == 'n') scan_store(args, size, 1);
      continue;
    }
    if (!--left) return done;
    done++;
    if (*f == 'c') {
      char *to = __builtin_va_arg(*args, char *);
      for (int i = 0; i < (width ? width : 1); i++) to[i] = __VERIFIER_nondet_int();
    } else if (*f == 's' || *f == '[') {
      if (*f == '[') while (*f && *f != ']') f++;
      __heddle_sample();
      char *to = __builtin_va_arg(*args, char *);
      to[0] = heddle_choose(2) ? '7' : 'x';
      to[1] = 0;
    } else if (*f == 'f' || *f == 'e' || *f == 'g' || *f == 'a' || *f == 'E' || *f == 'G') {
      __heddle_sample();
      double v = heddle_choose(3) - 0.5;
      if (size == 16) *__builtin_va_arg(*args, long double *) = v;
      else if (size == 8) *__builtin_va_arg(*args, double *) = v;
      else *__builtin_va_arg(*args, float *) = v;
    } else {
      scan_store(args, size, __VERIFIER_nondet_long());
    }
    if (!*f) break;
  }
  return done;
}
#define INPUT(name, ...)                                                                         \
  int name(__VA_ARGS__ const char *format, ...) {                                                \
    list args;                                                                                   \
    __builtin_va_start(args, format);                                                            \
    int n = scan_input(format, &args);                                                           \
    __builtin_va_end(args);                                                                      \
    return n;                                                                                    \
  }
#define FILE_FIRST void *file,
INPUT(scanf)
INPUT(__isoc99_scanf)
INPUT(__isoc23_scanf)
INPUT(fscanf, FILE_FIRST)
INPUT(__isoc99_fscanf, FILE_FIRST)
INPUT(__isoc23_fscanf, FILE_FIRST)

/* Files hold anything, like standard input; writing to them is output. */
void *fopen(const char *name, const char *mode) {
  static long stream[2];
  return heddle_choose(2) ? stream : 0;
}
size_t fread(void *to, size_t size, size_t n, void *file) {
  __heddle_sample();
  if (!heddle_choose(2)) return 0;
  for (size_t i = 0; i < size * n; i++) ((char *)to)[i] = 'x';
  return n;
}
int open(const char *name, int flags, ...) { return heddle_choose(2) ? 3 : -1; }
long read(int file, void *to, size_t n) {
  struct channel *c = file < 64 ? 0 : channel_of(file);
  if (c) return channel_read(c, to, n);
  __heddle_sample();
  return heddle_choose(2) ? fread(to, 1, n, 0) : -1;
}

/* Messages of err.h. */
int vfprintf(void *file, const char *format, list args);
int putchar(int);
void exit(int) __attribute__((noreturn));
static void say(const char *format, list args) {
  if (format) vfprintf(0, format, args);
  putchar('\n');
}
#define SAY(name, first, last)                                                                   \
  void v##name(first const char *format, list args) {                                            \
    say(format, args);                                                                           \
    last;                                                                                        \
  }                                                                                              \
  void name(first const char *format, ...) {                                                     \
    list args;                                                                                   \
    __builtin_va_start(args, format);                                                            \
    say(format, args);                                                                           \
    __builtin_va_end(args);                                                                      \
    last;                                                                                        \
  }
#define CODE int code,
#define NONE
SAY(warn, NONE, (void)0)
SAY(warnx, NONE, (void)0)
SAY(err, CODE, exit(code))
SAY(errx, CODE, exit(code))
void error(int code, int number, const char *format, ...) {
  list args;
  __builtin_va_start(args, format);
  say(format, args);
  __builtin_va_end(args);
  if (code) exit(code);
}

/* Options of the command line, as POSIX has them. */
char *optarg;
int optind = 1, opterr = 1, optopt;
int getopt(int argc, char *const argv[], const char *options) {
  static int at;
  if (!at) {
    if (optind >= argc || !argv[optind] || argv[optind][0] != '-' || !argv[optind][1]) return -1;
    if (argv[optind][1] == '-' && !argv[optind][2]) return optind++, -1;
    at = 1;
  }
  int c = argv[optind][at++];
  const char *o = options + (*options == ':');
  while (*o && *o != c) o++;
  optopt = c;
  if (!*o || c == ':') {
    if (!argv[optind][at]) optind++, at = 0;
    return '?';
  }
  if (o[1] != ':') {
    if (!argv[optind][at]) optind++, at = 0;
    return c;
  }
  optarg = argv[optind][at] ? argv[optind] + at : 0;
  optind++, at = 0;
  if (!optarg && o[2] != ':') {
    if (optind >= argc) return *options == ':' ? ':' : '?';
    optarg = argv[optind++];
  }
  return c;
}

/* Dates, in UTC (days to a date by Hinnant's method). */
struct date { int sec, min, hour, mday, mon, year, wday, yday, isdst; long off; const char *zone; };
struct date *gmtime_r(const long *time, struct date *d) {
  long day = *time / 86400, rest = *time % 86400;
  day -= rest < 0, rest += 86400 * (rest < 0);
  d->sec = rest % 60, d->min = rest / 60 % 60, d->hour = rest / 3600;
  d->wday = (day % 7 + 11) % 7;
  long z = day + 719468, era = (z < 0 ? z - 146096 : z) / 146097, doe = z - era * 146097;
  long yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
  long doy = doe - (365 * yoe + yoe / 4 - yoe / 100), mp = (5 * doy + 2) / 153;
  d->mday = doy - (153 * mp + 2) / 5 + 1;
  d->mon = mp + 2 - 12 * (mp > 9);
  long year = yoe + era * 400 + (d->mon < 2);
  long leap = (year % 4 == 0) & ((year % 100 != 0) | (year % 400 == 0));
  d->year = year - 1900;
  d->yday = doy + 59 + leap - (d->mon < 2) * (365 + leap);
  d->isdst = 0, d->off = 0, d->zone = "UTC";
  return d;
}
struct date *localtime_r(const long *time, struct date *d) { return gmtime_r(time, d); }
static struct date gmtime_buffer;
struct date *gmtime(const long *time) { return gmtime_r(time, &gmtime_buffer); }
struct date *localtime(const long *time) { return gmtime_r(time, &gmtime_buffer); }
double difftime(long a, long b) { return a - b; }
int snprintf(char *to, size_t n, const char *format, ...);
static const char day_names[] = "SunMonTueWedThuFriSat";
static const char month_names[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
char *asctime_r(const struct date *d, char *to) {
  snprintf(to, 26, "%.3s %.3s%3d %02d:%02d:%02d %d\n", day_names + 3 * d->wday,
           month_names + 3 * d->mon, d->mday, d->hour, d->min, d->sec, d->year + 1900);
  return to;
}
char *ctime_r(const long *time, char *to) {
  struct date d;
  return asctime_r(gmtime_r(time, &d), to);
}
static char asctime_buffer[26];
char *asctime(const struct date *d) { return asctime_r(d, asctime_buffer); }
char *ctime(const long *time) { return ctime_r(time, asctime_buffer); }
/* The length of a part is that of its directive: it does not depend on the time. */
size_t strftime(char *to, size_t room, const char *f, const struct date *d) {
  size_t n = 0;
  for (; *f; f++) {
    char part[32] = {*f, 0};
    int size = 1, year = d->year + 1900;
    if (*f == '%') switch (*++f) {
    case 'Y': snprintf(part, 32, "%04d", year), size = 4; break;
    case 'y': snprintf(part, 32, "%02d", d->year % 100), size = 2; break;
    case 'm': snprintf(part, 32, "%02d", d->mon + 1), size = 2; break;
    case 'd': snprintf(part, 32, "%02d", d->mday), size = 2; break;
    case 'e': snprintf(part, 32, "%2d", d->mday), size = 2; break;
    case 'H': snprintf(part, 32, "%02d", d->hour), size = 2; break;
    case 'M': snprintf(part, 32, "%02d", d->min), size = 2; break;
    case 'S': snprintf(part, 32, "%02d", d->sec), size = 2; break;
    case 'j': snprintf(part, 32, "%03d", d->yday + 1), size = 3; break;
    case 'F': snprintf(part, 32, "%04d-%02d-%02d", year, d->mon + 1, d->mday), size = 10; break;
    case 'T': snprintf(part, 32, "%02d:%02d:%02d", d->hour, d->min, d->sec), size = 8; break;
    case 'R': snprintf(part, 32, "%02d:%02d", d->hour, d->min), size = 5; break;
    case 'a': snprintf(part, 32, "%.3s", day_names + 3 * d->wday), size = 3; break;
    case 'b': snprintf(part, 32, "%.3s", month_names + 3 * d->mon), size = 3; break;
    case 'Z': snprintf(part, 32, "UTC"), size = 3; break;
    case 'z': snprintf(part, 32, "+0000"), size = 5; break;
    default: part[0] = *f;
    }
    if (n + size >= room) return 0;
    memcpy(to + n, part, size);
    n += size;
  }
  if (n < room) to[n] = 0;
  return n;
}

/* Strings, beside the standard ones. */
size_t strlen(const char *);
size_t strlcpy(char *to, const char *from, size_t room) {
  size_t n = strlen(from);
  for (size_t i = 0; i < room; i++) {
    to[i] = i + 1 < room && i < n ? from[i] : 0;
    if (i >= n) break;
  }
  return n;
}
size_t strlcat(char *to, const char *from, size_t room) {
  size_t n = 0;
  while (n < room && to[n]) n++;
  return n + strlcpy(to + n, from, room - n);
}
char *strcasestr(const char *s, const char *word) {
  for (;; s++) {
    size_t i = 0;
    while (word[i] && tolower((unsigned char)s[i]) == tolower((unsigned char)word[i])) i++;
    if (!word[i]) return (char *)s;
    if (!*s) return 0;
  }
}
void *memmem(const void *s, size_t n, const void *word, size_t k) {
  for (size_t i = 0; i + k <= n; i++)
    if (!memcmp((const char *)s + i, word, k)) return (char *)s + i;
  return 0;
}
char *strerror(int);
char *strerror_r(int n, char *to, size_t room) { return strerror(n); }
int __xpg_strerror_r(int n, char *to, size_t room) { return strlcpy(to, strerror(n), room) >= room ? 34 : 0; }
long long strtoimax(const char *s, char **end, int base) { return strtoll(s, end, base); }
unsigned long long strtoumax(const char *s, char **end, int base) { return strtoull(s, end, base); }
int vsnprintf(char *to, size_t n, const char *format, list args);
int vasprintf(char **to, const char *format, list args) {
  list again;
  __builtin_va_copy(again, args);
  int n = vsnprintf(0, 0, format, again);
  __builtin_va_end(again);
  *to = malloc(n + 1);
  return *to ? vsnprintf(*to, n + 1, format, args) : -1;
}
int asprintf(char **to, const char *format, ...) {
  list args;
  __builtin_va_start(args, format);
  int n = vasprintf(to, format, args);
  __builtin_va_end(args);
  return n;
}

/* Numbers. */
int rand(void);
double drand48(void) { return rand() / 2147483648.0; }
double erand48(unsigned short *seed) { return rand() / 2147483648.0; }
double modf(double x, double *whole) {
  double t = __builtin_trunc(x);
  *whole = t;
  return __builtin_copysign(x - t == x - t ? x - t : 0, x);
}
double ldexp(double x, int n) {
  for (; n > 0 && x - x == 0 && x; n--) x *= 2;
  for (; n < 0 && x; n++) x /= 2;
  return x;
}
double scalbn(double x, int n) { return ldexp(x, n); }
double frexp(double x, int *n) {
  *n = 0;
  if (!x || x - x != 0) return x;
  for (; x >= 1 || x <= -1; ++*n) x /= 2;
  for (; x < 0.5 && x > -0.5; --*n) x *= 2;
  return x;
}
double sin(double), cos(double);
void sincos(double x, double *s, double *c) { *s = sin(x), *c = cos(x); }

/* Scheduling is ours; what a program asks about it has one answer. */
int sched_get_priority_max(int policy) { return policy ? 99 : 0; }
int sched_get_priority_min(int policy) { return policy ? 1 : 0; }
int sched_getcpu(void) {
  __heddle_sample();
  return heddle_choose(2);
}
int pthread_getschedparam(unsigned long t, int *policy, int *priority) { return *policy = 0, *priority = 0; }
int pthread_attr_getschedparam(const void *a, int *priority) { return *priority = 0; }
int pthread_attr_getguardsize(const void *a, size_t *n) { return *n = 4096, 0; }
int pthread_getname_np(unsigned long t, char *to, size_t room) { return strlcpy(to, "thread", room) >= room ? 34 : 0; }
static int one_processor(size_t n, char *set) {
  for (size_t i = 0; i < n; i++) set[i] = !i;
  return 0;
}
int sched_getaffinity(int t, size_t n, char *set) { return one_processor(n, set); }
int pthread_getaffinity_np(unsigned long t, size_t n, char *set) { return one_processor(n, set); }
int gethostname(char *to, size_t room) { return strlcpy(to, "host", room) >= room ? -1 : 0; }

/* Products and quotients of complex numbers, where clang calls for them. The
   divisor is scaled by its larger part (Smith 1962). */
#define COMPLEX(type, letter)                                                                    \
  type _Complex __mul##letter##c3(type a, type b, type c, type d) {                              \
    type _Complex z;                                                                             \
    __real__ z = a * c - b * d;                                                                  \
    __imag__ z = a * d + b * c;                                                                  \
    return z;                                                                                    \
  }                                                                                              \
  type _Complex __div##letter##c3(type a, type b, type c, type d) {                              \
    type _Complex z;                                                                             \
    if ((c < 0 ? -c : c) < (d < 0 ? -d : d)) {                                                   \
      type r = c / d, n = c * r + d;                                                             \
      __real__ z = (a * r + b) / n;                                                              \
      __imag__ z = (b * r - a) / n;                                                              \
    } else {                                                                                     \
      type r = d / c, n = c + d * r;                                                             \
      __real__ z = (a + b * r) / n;                                                              \
      __imag__ z = (b - a * r) / n;                                                              \
    }                                                                                            \
    return z;                                                                                    \
  }
COMPLEX(float, s)
COMPLEX(double, d)
COMPLEX(long double, x)

/* Signals. A signal that a thread sends to itself runs its handler before the
   call returns, unless it is blocked. One for another thread, or from a clock,
   runs its handler at any later time, as one step of a thread of its own: not
   all that may happen, and said so. */
typedef void (*handler)(int);
enum { BLOCK, UNBLOCK, SETMASK, INFO = 4, NODEFER = 0x40000000 };
struct action { handler f; unsigned long mask[128 / sizeof(long)]; int flags; void (*restorer)(void); };
static struct action actions[65];
static __thread unsigned long long blocked, pending;
static unsigned long long process_pending;
static _Atomic int signals_sent;
long __heddle_futex_wait(_Atomic int *at, int value);
long __heddle_futex_timed_wait(_Atomic int *at, int value);
long __heddle_futex_wake(_Atomic int *at, int n);
void _exit(int) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
unsigned long pthread_self(void);
int pthread_create(void *, const void *, void *(*)(void *), void *) __attribute__((weak));
int pthread_detach(unsigned long);
static unsigned long long bit_of(int s) { return 1ull << (s - 1); }
static unsigned long long mask_of(const unsigned long *set) {
  unsigned long long m = set[0];
  if (sizeof(long) == 4) m |= (unsigned long long)set[1] << 32;
  return m;
}
static void put_mask(unsigned long *set, unsigned long long m) {
  set[0] = m;
  if (sizeof(long) == 4) set[1] = m >> 32;
}
static void deliver_pending(void);
static void deliver(int s) {
  struct action a = actions[s];
  if (a.f == (handler)1) return;
  if (!a.f) {
    if (s == 17 || s == 18 || s == 23 || s == 28) return;
    if (s == 6) abort();
    _exit(128 + s);
  }
  unsigned long long before = blocked;
  blocked |= mask_of(a.mask) | (a.flags & NODEFER ? 0 : bit_of(s));
  if (a.flags & INFO) {
    int info[32] = {s};
    ((void (*)(int, void *, void *))a.f)(s, info, 0);
  } else {
    a.f(s);
  }
  blocked = before;
  deliver_pending();
}
static void deliver_pending(void) {
  for (int s = 1; s <= 64; s++)
    if (pending & bit_of(s) & ~blocked) {
      pending &= ~bit_of(s);
      deliver(s);
    }
}
int raise(int s) {
  if (s < 1 || s > 64) return -1;
  if (blocked & bit_of(s)) pending |= bit_of(s); else deliver(s);
  return 0;
}
/* Whether another thread blocks a signal nobody here can know: what some thread has ever
   blocked is followed no further. */
static unsigned long long ever_blocked;
void __heddle_limit_a_signal_for_another_thread_where_some_thread_has_blocked_it(void);
static void *signalled(void *s) {
  heddle_atomic_begin();
  if (ever_blocked & bit_of((int)(long)s))
    __heddle_limit_a_signal_for_another_thread_where_some_thread_has_blocked_it();
  deliver((int)(long)s);
  heddle_atomic_end();
  return 0;
}
static void later(int s) {
  unsigned long t;
  __heddle_sample();
  if (pthread_create) {
    pthread_create(&t, 0, signalled, (void *)(long)s);
    pthread_detach(t);
  } else if (heddle_choose(2)) {
    deliver(s);
  }
}
static void post(int s) {
  heddle_atomic_begin();
  process_pending |= bit_of(s);
  signals_sent++;
  heddle_atomic_end();
  __heddle_futex_wake(&signals_sent, 64);
}
int kill(int pid, int s) {
  if (s < 0 || s > 64) return *__errno_location() = 22, -1;
  if (!s) return 0;
  if (blocked & bit_of(s)) return post(s), 0;
  if (pthread_create) __heddle_sample();
  deliver(s);
  return 0;
}
int pthread_kill(unsigned long t, int s) {
  if (s < 0 || s > 64) return 22;
  if (!s) return 0;
  if (t == pthread_self()) return raise(s);
  return later(s), 0;
}
unsigned alarm(unsigned seconds) { return seconds ? later(14), 0 : 0; }
int sigaction(int s, const struct action *a, struct action *old) {
  if (s < 1 || s > 64 || s == 9 || s == 19) return *__errno_location() = 22, -1;
  heddle_atomic_begin();
  if (old) *old = actions[s];
  if (a) actions[s] = *a;
  heddle_atomic_end();
  return 0;
}
handler signal(int s, handler f) {
  struct action a = {f}, old;
  return sigaction(s, &a, &old) ? (handler)-1 : old.f;
}
int pthread_sigmask(int how, const unsigned long *set, unsigned long *old) {
  if (old) {
    for (int i = 0; i < 128 / sizeof(long); i++) old[i] = 0;
    put_mask(old, blocked);
  }
  if (set) {
    unsigned long long m = mask_of(set);
    blocked = how == BLOCK ? blocked | m : how == UNBLOCK ? blocked & ~m : m;
    heddle_atomic_begin();
    if (pthread_create) ever_blocked |= blocked;
    unsigned long long mine = process_pending & ~blocked;
    process_pending &= ~mine;
    heddle_atomic_end();
    pending |= mine;
    deliver_pending();
  }
  return 0;
}
int sigprocmask(int how, const unsigned long *set, unsigned long *old) { return pthread_sigmask(how, set, old); }
int sigemptyset(unsigned long *set) {
  for (int i = 0; i < 128 / sizeof(long); i++) set[i] = 0;
  return 0;
}
int sigfillset(unsigned long *set) {
  for (int i = 0; i < 128 / sizeof(long); i++) set[i] = -1ul;
  return 0;
}
int sigaddset(unsigned long *set, int s) { return put_mask(set, mask_of(set) | bit_of(s)), 0; }
int sigdelset(unsigned long *set, int s) { return put_mask(set, mask_of(set) & ~bit_of(s)), 0; }
int sigismember(const unsigned long *set, int s) { return mask_of(set) >> (s - 1) & 1; }
int sigpending(unsigned long *set) { return sigemptyset(set), put_mask(set, pending | process_pending), 0; }
int sigwait(const unsigned long *set, int *out) {
  for (;;) {
    heddle_atomic_begin();
    int seen = signals_sent;
    unsigned long long m = (pending | process_pending) & mask_of(set);
    int s = 1;
    while (m && !(m >> (s - 1) & 1)) s++;
    if (m) pending &= ~bit_of(s), process_pending &= ~bit_of(s);
    heddle_atomic_end();
    if (m) return *out = s, 0;
    __heddle_futex_wait(&signals_sent, seen);
  }
}

/* System calls by their numbers: those that threads need. */
enum { FUTEX = sizeof(long) == 8 ? 202 : 240, GETTID = sizeof(long) == 8 ? 186 : 224, GETPID = sizeof(long) == 8 ? 39 : 20 };
int sched_yield(void);
void __heddle_limit_an_operation_on_futexes_other_than_wait_wake_and_requeue(void);
void __heddle_limit_a_system_call_that_is_not_known(void);
long syscall(long number, ...) {
  list args;
  __builtin_va_start(args, number);
  long r = -1;
  if (number == FUTEX) {
    _Atomic int *at = __builtin_va_arg(args, _Atomic int *);
    int op = __builtin_va_arg(args, int) & 127;
    int value = __builtin_va_arg(args, int);
    if (op == 0 || op == 9) {
      r = __builtin_va_arg(args, void *) ? __heddle_futex_timed_wait(at, value) : __heddle_futex_wait(at, value);
    } else if (op == 1 || op == 10) {
      r = __heddle_futex_wake(at, value);
    } else if (op == 3 || op == 4) {
      /* Those that would wait elsewhere wake: more than may happen. */
      __heddle_sample();
      if (op == 4) {
        (void)__builtin_va_arg(args, long), (void)__builtin_va_arg(args, int *);
        if (*at != __builtin_va_arg(args, int)) return *__errno_location() = 11, -1;
      }
      r = __heddle_futex_wake(at, 1 << 20);
    } else {
      __heddle_limit_an_operation_on_futexes_other_than_wait_wake_and_requeue();
    }
  } else if (number == GETTID) {
    r = pthread_self() + 1;
  } else if (number == GETPID) {
    r = 1;
  } else {
    __heddle_limit_a_system_call_that_is_not_known();
  }
  __builtin_va_end(args);
  return r;
}
int prctl(int option, ...) { return 0; }
int pthread_atfork(void (*a)(void), void (*b)(void), void (*c)(void)) { return 0; }

/* Event counters and pipes between threads of one process. A descriptor is a
   number from 64 on; readers and writers wait at it. */
enum { ROOM = 65536, MOST = 64 };
struct channel { int kind, flags; _Atomic int changed; unsigned long long count; unsigned head, used, closed; };
static struct channel channels[MOST];
/* What is in pipes: as much as Linux has room for. */
static unsigned char in_pipes[MOST][ROOM];
void __heddle_limit_more_than_64_pipes_and_event_counters(void);
static int open_channel(int kind, int flags, unsigned long long count) {
  heddle_atomic_begin();
  int i = 0;
  while (i < MOST && channels[i].kind) i++;
  if (i < MOST) channels[i].kind = kind, channels[i].flags = flags, channels[i].count = count;
  heddle_atomic_end();
  if (i == MOST) __heddle_limit_more_than_64_pipes_and_event_counters();
  return 64 + 2 * i;
}
int eventfd(unsigned count, int flags) { return open_channel(1, flags, count); }
int pipe2(int *ends, int flags) {
  int r = open_channel(2, flags, 0);
  if (r < 0) return -1;
  ends[0] = r, ends[1] = r + 1;
  return 0;
}
int pipe(int *ends) { return pipe2(ends, 0); }
static struct channel *channel_of(int file) {
  return file >= 64 && file < 64 + 2 * MOST && channels[(file - 64) / 2].kind ? &channels[(file - 64) / 2] : 0;
}
static long channel_read(struct channel *c, unsigned char *to, size_t n) {
  for (;;) {
    long done = 0;
    heddle_atomic_begin();
    int seen = c->changed;
    if (c->kind == 1 && c->count) {
      unsigned long long v = c->flags & 1 ? 1 : c->count;
      c->count -= v;
      memcpy(to, &v, 8);
      done = 8;
    }
    for (; c->kind == 2 && c->used && done < n; done++, c->used--) {
      unsigned char *at = &in_pipes[c - channels][c->head++ % ROOM];
      to[done] = *at;
      *at = 0;
    }
    /* An empty pipe is like a new one. */
    if (!c->used) c->head = 0;
    int end = c->kind == 2 && c->closed;
    if (done) c->changed++;
    heddle_atomic_end();
    if (done) __heddle_futex_wake(&c->changed, 1 << 20);
    if (done || end) return done;
    if (c->flags & 04000) return *__errno_location() = 11, -1;
    __heddle_futex_wait(&c->changed, seen);
  }
}
static long channel_write(struct channel *c, const unsigned char *from, size_t n) {
  for (long done = 0;;) {
    heddle_atomic_begin();
    int seen = c->changed;
    if (c->kind == 1) {
      unsigned long long v;
      memcpy(&v, from, 8);
      if (c->count + v >= c->count && c->count + v != -1ull) c->count += v, done = n;
    }
    for (; c->kind == 2 && c->used < ROOM && done < n; done++, c->used++) in_pipes[c - channels][(c->head + c->used) % ROOM] = from[done];
    if (done) c->changed++;
    heddle_atomic_end();
    if (done) __heddle_futex_wake(&c->changed, 1 << 20);
    if (done == n) return n;
    if (c->flags & 04000) return done ? done : (*__errno_location() = 11, -1);
    __heddle_futex_wait(&c->changed, seen);
  }
}
int eventfd_read(int file, unsigned long long *v) { return channel_read(channel_of(file), (unsigned char *)v, 8) == 8 ? 0 : -1; }
int eventfd_write(int file, unsigned long long v) { return channel_write(channel_of(file), (unsigned char *)&v, 8) == 8 ? 0 : -1; }
int close(int file) {
  struct channel *c = channel_of(file);
  if (!c) return 0;
  heddle_atomic_begin();
  if (c->kind == 1) c->kind = 0;
  else if (file & 1) c->closed = 1;
  c->changed++;
  heddle_atomic_end();
  __heddle_futex_wake(&c->changed, 1 << 20);
  return 0;
}

/* Numbers, further. */
double fabs(double), floor(double), rint(double), sqrt(double), hypot(double, double), atan2(double, double);
int ilogb(double x) {
  int n;
  if (!x) return -2147483647 - 1;
  if (x - x != 0) return 2147483647;
  frexp(x, &n);
  return n - 1;
}
double logb(double x) { return !x ? -__builtin_inf() : x - x != 0 ? x * x : ilogb(x); }
double remainder(double x, double y) { return x - y * rint(x / y); }
double nextafter(double x, double y) {
  union { double d; long long n; } u = {x};
  if (x != x || y != y) return x + y;
  if (x == y) return y;
  if (!x) return u.n = 1, __builtin_copysign(u.d, y);
  u.n += (x < y) == (x > 0) ? 1 : -1;
  return u.d;
}
double cabs(double _Complex z) { return hypot(__real__ z, __imag__ z); }
float cabsf(float _Complex z) { return hypot(__real__ z, __imag__ z); }
double carg(double _Complex z) { return atan2(__imag__ z, __real__ z); }
double creal(double _Complex z) { return __real__ z; }
double cimag(double _Complex z) { return __imag__ z; }
float crealf(float _Complex z) { return __real__ z; }
float cimagf(float _Complex z) { return __imag__ z; }
double _Complex conj(double _Complex z) { return ~z; }
float _Complex conjf(float _Complex z) { return ~z; }
int ffsl(long x) { return __builtin_ctzl(x | (x == 0)) + (x != 0); }
int ffsll(long long x) { return __builtin_ctzll(x | (x == 0)) + (x != 0); }

/* Wide characters. */
typedef int wide;
size_t wcslen(const wide *s) {
  size_t n = 0;
  while (s[n]) n++;
  return n;
}
wide *wcscpy(wide *to, const wide *from) { return memcpy(to, from, (wcslen(from) + 1) * sizeof *to); }
int wcscmp(const wide *a, const wide *b) {
  while (*a && *a == *b) a++, b++;
  return (*a > *b) - (*a < *b);
}
wide *wcschr(const wide *s, wide c) {
  for (;; s++) {
    if (*s == c) return (wide *)s;
    if (!*s) return 0;
  }
}
wide *wmemset(wide *s, wide c, size_t n) {
  for (size_t i = 0; i < n; i++) s[i] = c;
  return s;
}

/* Any bytes, as SV-COMP says it. */
unsigned char __VERIFIER_nondet_uchar(void);
void __VERIFIER_nondet_memory(void *p, size_t n) {
  for (size_t i = 0; i < n; i++) ((unsigned char *)p)[i] = __VERIFIER_nondet_uchar();
}

/* What headers call instead where they check sizes (`_FORTIFY_SOURCE`). Whoever writes
   too much is found by the memory that it hits. */
void *memmove(void *, const void *, size_t);
char *stpcpy(char *, const char *);
int vsprintf(char *, const char *, list), vprintf(const char *, list);
int vfprintf(void *, const char *, list);
#define CHECKED(name, parameters, last, call)                                                    \
  int name parameters {                                                                          \
    list args;                                                                                   \
    __builtin_va_start(args, last);                                                              \
    int done = call;                                                                             \
    __builtin_va_end(args);                                                                      \
    return done;                                                                                 \
  }
CHECKED(__sprintf_chk, (char *to, int flag, size_t room, const char *f, ...), f, vsprintf(to, f, args))
CHECKED(__snprintf_chk, (char *to, size_t n, int flag, size_t room, const char *f, ...), f, vsnprintf(to, n, f, args))
CHECKED(__printf_chk, (int flag, const char *f, ...), f, vprintf(f, args))
CHECKED(__fprintf_chk, (void *file, int flag, const char *f, ...), f, vfprintf(file, f, args))
int __vsprintf_chk(char *to, int flag, size_t room, const char *f, list args) { return vsprintf(to, f, args); }
int __vsnprintf_chk(char *to, size_t n, int flag, size_t room, const char *f, list args) { return vsnprintf(to, n, f, args); }
int __vprintf_chk(int flag, const char *f, list args) { return vprintf(f, args); }
int __vfprintf_chk(void *file, int flag, const char *f, list args) { return vfprintf(file, f, args); }
void *__mempcpy_chk(void *to, const void *from, size_t n, size_t room) { return mempcpy(to, from, n); }
char *__stpcpy_chk(char *to, const char *from, size_t room) { return stpcpy(to, from); }
char *stpncpy(char *to, const char *from, size_t n) {
  size_t i = 0;
  for (; i < n && from[i]; i++) to[i] = from[i];
  char *end = to + i;
  for (; i < n; i++) to[i] = 0;
  return end;
}
char *__stpncpy_chk(char *to, const char *from, size_t n, size_t room) { return stpncpy(to, from, n); }
char *__fgets_chk(char *to, size_t room, int n, void *file) { return fgets(to, n, file); }
size_t __fread_chk(void *to, size_t room, size_t size, size_t n, void *file) { return fread(to, size, n, file); }

/* Memory and texts, further. */
void *memrchr(const void *p, int c, size_t n) {
  while (n--)
    if (((const unsigned char *)p)[n] == (unsigned char)c) return (char *)p + n;
  return 0;
}
void *rawmemchr(const void *p, int c) {
  const unsigned char *s = p;
  while (*s != (unsigned char)c) s++;
  return (void *)s;
}
void bcopy(const void *from, void *to, size_t n) { memmove(to, from, n); }
size_t strxfrm(char *to, const char *from, size_t n) { return strlcpy(to, from, n); }
char *strsignal(int s) { return (char *)"signal"; }
void swab(const void *from, void *to, long n) {
  const char *f = from;
  char *t = to;
  for (long i = 0; i + 1 < n; i += 2) {
    char a = f[i];
    t[i] = f[i + 1];
    t[i + 1] = a;
  }
}
void qsort_r(void *base, size_t n, size_t size, int (*less)(const void *, const void *, void *), void *with) {
  char *p = base;
  for (size_t i = 1; i < n; i++)
    for (size_t j = i; j > 0 && less(p + (j - 1) * size, p + j * size, with) > 0; j--)
      swap(p + (j - 1) * size, p + j * size, size);
}
void *lfind(const void *key, const void *base, size_t *n, size_t size, int (*cmp)(const void *, const void *)) {
  for (size_t i = 0; i < *n; i++)
    if (!cmp(key, (const char *)base + i * size)) return (char *)base + i * size;
  return 0;
}

/* Files that nobody knows anything about: what is asked of them may fail. */
static int may_fail(void) {
  if (heddle_choose(2)) return 0;
  *__errno_location() = 2;
  return -1;
}
int access(const char *name, int mode) { return may_fail(); }
int rename(const char *from, const char *to) { return may_fail(); }
int mkdir(const char *name, unsigned mode) { return may_fail(); }
int rmdir(const char *name) { return may_fail(); }
int chdir(const char *name) { return may_fail(); }
void *tmpfile(void) { return fopen("", "w+"); }
void *fdopen(int file, const char *mode) { return fopen("", mode); }
void *freopen(const char *name, const char *mode, void *file) { return heddle_choose(2) ? file : 0; }
int fileno(void *file) { return 3; }
void clearerr(void *file) {}

/* Pages of memory: a block of zeros each. What is given back in parts is kept. */
void *calloc(size_t, size_t);
enum { MAPPINGS = 16 };
static struct mapping { char *at; size_t n; } mappings[MAPPINGS];
void __heddle_limit_mmap_of_a_file_or_at_a_fixed_address(void);
void *mmap(void *at, size_t n, int protection, int flags, int file, long offset) {
  if (!n) return *__errno_location() = 22, (void *)-1l;
  if (!(flags & 32) || flags & 16) __heddle_limit_mmap_of_a_file_or_at_a_fixed_address();
  char *p = calloc(1, n);
  if (!p) return (void *)-1l;
  heddle_atomic_begin();
  int i = 0;
  while (i < MAPPINGS && mappings[i].at) i++;
  if (i < MAPPINGS) mappings[i].at = p, mappings[i].n = n;
  heddle_atomic_end();
  return p;
}
int munmap(void *at, size_t n) {
  heddle_atomic_begin();
  int i = 0;
  while (i < MAPPINGS && !(mappings[i].at == at && mappings[i].n == n)) i++;
  if (i < MAPPINGS) mappings[i].at = 0;
  heddle_atomic_end();
  if (i < MAPPINGS) free(at); else __heddle_sample();
  return 0;
}
int mprotect(void *at, size_t n, int protection) { return 0; }
int madvise(void *at, size_t n, int advice) { return 0; }
int mlock(const void *at, size_t n) { return 0; }

/* Rounding is to the nearest, and whether something was exact nobody remembers. */
int fegetround(void) { return 0; }
void __heddle_limit_another_rounding_of_floating_point(void);
void __heddle_limit_flags_of_floating_point_exceptions(void);
int fesetround(int mode) {
  if (mode) __heddle_limit_another_rounding_of_floating_point();
  return 0;
}
int feclearexcept(int which) { return 0; }
int feraiseexcept(int which) { return 0; }
int fetestexcept(int which) {
  __heddle_limit_flags_of_floating_point_exceptions();
  return 0;
}
int fegetenv(void *environment) { return 0; }
int fesetenv(const void *environment) { return 0; }
int feholdexcept(void *environment) { return 0; }
int feupdateenv(const void *environment) { return 0; }

/* Wide characters, further: those of ASCII have classes. */
wide *wcscat(wide *to, const wide *from) { return wcscpy(to + wcslen(to), from), to; }
wide *wcsncpy(wide *to, const wide *from, size_t n) {
  size_t i = 0;
  for (; i < n && from[i]; i++) to[i] = from[i];
  for (; i < n; i++) to[i] = 0;
  return to;
}
wide *wcsncat(wide *to, const wide *from, size_t n) {
  wide *end = to + wcslen(to);
  for (; n && *from; n--) *end++ = *from++;
  *end = 0;
  return to;
}
int wcsncmp(const wide *a, const wide *b, size_t n) {
  for (; n; n--, a++, b++)
    if (*a != *b || !*a) return (*a > *b) - (*a < *b);
  return 0;
}
wide *wcsrchr(const wide *s, wide c) {
  const wide *found = 0;
  for (;; s++) {
    if (*s == c) found = s;
    if (!*s) return (wide *)found;
  }
}
wide *wcsstr(const wide *s, const wide *of) {
  size_t n = wcslen(of);
  for (;; s++) {
    if (!wcsncmp(s, of, n)) return (wide *)s;
    if (!*s) return 0;
  }
}
wide *wmemcpy(wide *to, const wide *from, size_t n) { return memcpy(to, from, n * sizeof *to); }
wide *wmemmove(wide *to, const wide *from, size_t n) { return memmove(to, from, n * sizeof *to); }
int wmemcmp(const wide *a, const wide *b, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (a[i] != b[i]) return (a[i] > b[i]) - (a[i] < b[i]);
  return 0;
}
wide *wmemchr(const wide *s, wide c, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (s[i] == c) return (wide *)s + i;
  return 0;
}
static int ascii(unsigned c) { return c < 128; }
int iswdigit(unsigned c) { return ascii(c) && isdigit(c); }
int iswalpha(unsigned c) { return ascii(c) && isalpha(c); }
int iswalnum(unsigned c) { return ascii(c) && isalnum(c); }
int iswspace(unsigned c) { return ascii(c) && isspace(c); }
int iswupper(unsigned c) { return ascii(c) && isupper(c); }
int iswlower(unsigned c) { return ascii(c) && islower(c); }
int iswpunct(unsigned c) { return ascii(c) && ispunct(c); }
int iswprint(unsigned c) { return ascii(c) && isprint(c); }
int iswxdigit(unsigned c) { return ascii(c) && isxdigit(c); }
unsigned towupper(unsigned c) { return ascii(c) ? toupper(c) : c; }
unsigned towlower(unsigned c) { return ascii(c) ? tolower(c) : c; }
int btowc(int c) { return c >= 0 && c < 128 ? c : -1; }
int wctob(unsigned c) { return ascii(c) ? (int)c : -1; }
int mbtowc(wide *to, const char *s, size_t n) {
  if (!s || !n) return s ? -1 : 0;
  if (!ascii((unsigned char)*s)) return -1;
  if (to) *to = *s;
  return !!*s;
}
int mblen(const char *s, size_t n) { return mbtowc(0, s, n); }
int wctomb(char *to, wide c) { return !to ? 0 : ascii(c) ? (*to = c, 1) : -1; }
size_t mbstowcs(wide *to, const char *s, size_t n) {
  size_t i = 0;
  for (; !to || i < n; i++) {
    if (!ascii((unsigned char)s[i])) return -1;
    if (to) to[i] = s[i];
    if (!s[i]) break;
  }
  return i;
}
size_t wcstombs(char *to, const wide *s, size_t n) {
  size_t i = 0;
  for (; !to || i < n; i++) {
    if (!ascii(s[i])) return -1;
    if (to) to[i] = s[i];
    if (!s[i]) break;
  }
  return i;
}

/* Complex numbers, further. */
long double creall(long double _Complex z) { return __real__ z; }
long double cimagl(long double _Complex z) { return __imag__ z; }
long double _Complex conjl(long double _Complex z) { return ~z; }
float cargf(float _Complex z) { return atan2(__imag__ z, __real__ z); }
double exp(double), cos(double), sin(double), log(double);
double _Complex cexp(double _Complex z) {
  double _Complex r;
  double n = exp(__real__ z);
  __real__ r = n * cos(__imag__ z);
  __imag__ r = n * sin(__imag__ z);
  return r;
}
double _Complex clog(double _Complex z) {
  double _Complex r;
  __real__ r = log(cabs(z));
  __imag__ r = carg(z);
  return r;
}
double _Complex csqrt(double _Complex z) {
  double _Complex r;
  double a = __real__ z, n = cabs(z), w = sqrt((n + fabs(a)) / 2);
  if (!n) return z;
  double other = fabs(__imag__ z) / (2 * w);
  __real__ r = a >= 0 ? w : other;
  __imag__ r = __builtin_copysign(a >= 0 ? other : w, __imag__ z);
  return r;
}

/* Functions of numbers by others. */
double log1p(double);
double asinh(double x) {
  double a = fabs(x);
  return __builtin_copysign(log1p(a + a * a / (1 + sqrt(a * a + 1))), x);
}
double acosh(double x) { return log1p(x - 1 + sqrt((x - 1) * (x + 1))); }
double atanh(double x) { return log1p(2 * x / (1 - x)) / 2; }
double remquo(double x, double y, int *quotient) {
  double q = rint(x / y);
  *quotient = (int)(q - 8 * floor(q / 8));
  if (q < 0) *quotient -= *quotient ? 8 : 0;
  return x - y * q;
}
float modff(float x, float *whole) {
  double w, rest = modf(x, &w);
  *whole = w;
  return rest;
}
float frexpf(float x, int *n) { return frexp(x, n); }
float ldexpf(float x, int n) { return ldexp(x, n); }
float scalbnf(float x, int n) { return ldexp(x, n); }
double scalbln(double x, long n) { return ldexp(x, n < -5000 ? -5000 : n > 5000 ? 5000 : n); }
int ilogbf(float x) { return ilogb(x); }
float remainderf(float x, float y) { return remainder(x, y); }
long double frexpl(long double x, int *n) {
  *n = 0;
  if (!x || x - x != 0) return x;
  for (; x >= 1 || x <= -1; ++*n) x /= 2;
  for (; x < 0.5L && x > -0.5L; --*n) x *= 2;
  return x;
}
long double ldexpl(long double x, int n) {
  for (; n > 0 && x - x == 0 && x; n--) x *= 2;
  for (; n < 0 && x; n++) x /= 2;
  return x;
}
long double scalbnl(long double x, int n) { return ldexpl(x, n); }
long double modfl(long double x, long double *whole) {
  long double t = __builtin_truncl(x);
  *whole = t;
  return __builtin_copysignl(x - t == x - t ? x - t : 0, x);
}
int ilogbl(long double x) {
  int n;
  if (!x) return -2147483647 - 1;
  if (x - x != 0) return 2147483647;
  frexpl(x, &n);
  return n - 1;
}
long double logbl(long double x) { return !x ? -__builtin_infl() : x - x != 0 ? x * x : ilogbl(x); }
float logbf(float x) { return logb(x); }
float nextafterf(float x, float y) {
  union { float f; int n; } u = {x};
  if (x != x || y != y) return x + y;
  if (x == y) return y;
  if (!x) return u.n = 1, __builtin_copysignf(u.f, y);
  u.n += (x < y) == (x > 0) ? 1 : -1;
  return u.f;
}
double nexttoward(double x, long double y) {
  if (y != y || x == y) return y;
  return nextafter(x, x < y ? __builtin_inf() : -__builtin_inf());
}

/* The same with -m32 makes models32.ll:
   clang -O1 -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -S -emit-llvm models.c -o models.ll */
