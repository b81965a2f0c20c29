/* Library functions that are simplest written in C. `models.ll` beside this
 * file is what clang makes of it; after a change, run the command at the end.
 * The functions that begin with __heddle_ and have no body are the machine's. */
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
  if (size % 8 == 0) {
    for (size_t i = 0; i < size; i += 8) {
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

void qsort(void *base, size_t n, size_t size, int (*less)(const void *, const void *)) {
  char *p = base;
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

static unsigned long number(const char *s, char **end, int base, int *negative) {
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
  unsigned long n = 0;
  int any = 0;
  for (;; s++) {
    int d = isdigit(*s) ? *s - '0' : isalpha(*s) ? tolower(*s) - 'a' + 10 : 99;
    if (d >= base) break;
    n = n * base + d;
    any = 1;
  }
  if (end) *end = (char *)(any ? s : start);
  return n;
}

long strtol(const char *s, char **end, int base) {
  int negative;
  unsigned long n = number(s, end, base, &negative);
  return negative ? -n : n;
}
long long strtoll(const char *s, char **end, int base) { return strtol(s, end, base); }
unsigned long strtoul(const char *s, char **end, int base) { return strtol(s, end, base); }
unsigned long long strtoull(const char *s, char **end, int base) { return strtol(s, end, base); }
int atoi(const char *s) { return strtol(s, 0, 10); }
long atol(const char *s) { return strtol(s, 0, 10); }
long long atoll(const char *s) { return strtol(s, 0, 10); }

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

/* clang -O1 -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -S -emit-llvm models.c -o models.ll */
