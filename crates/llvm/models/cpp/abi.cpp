// What every program of C++ wants of its library: memory, exceptions, types at run time,
// the first use of local statics. Ours, for the machine; see cpp.rs.
//
// An exception lies behind a header. The unwinder (unwind.c) asks whether it is of a type;
// which of its bases that is, and where in the object, is found here by walking through the
// type descriptions of the Itanium C++ ABI, with several bases, virtual and private ones.
#include <exception>
#include <new>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <typeinfo>

extern "C" void heddle_fail(const char *) __attribute__((noreturn));
extern "C" void heddle_atomic_begin(void);
extern "C" void heddle_atomic_end(void);

#define WEAK __attribute__((weak))

// Memory. malloc that fails is std::bad_alloc here, as the option says.
namespace __heddle {
[[noreturn]] void throw_bad_alloc();
static void *get(size_t n) {
  void *p = malloc(n ? n : 1);
  if (!p) throw_bad_alloc();
  return p;
}
static void *get(size_t n, std::align_val_t a) {
  void *p = aligned_alloc((size_t)a, n ? n : 1);
  if (!p) throw_bad_alloc();
  return p;
}
}
WEAK void *operator new(size_t n) { return __heddle::get(n); }
WEAK void *operator new[](size_t n) { return operator new(n); }
WEAK void *operator new(size_t n, const std::nothrow_t &) noexcept { return malloc(n ? n : 1); }
WEAK void *operator new[](size_t n, const std::nothrow_t &t) noexcept { return operator new(n, t); }
WEAK void *operator new(size_t n, std::align_val_t a) { return __heddle::get(n, a); }
WEAK void *operator new[](size_t n, std::align_val_t a) { return operator new(n, a); }
WEAK void *operator new(size_t n, std::align_val_t a, const std::nothrow_t &) noexcept { return aligned_alloc((size_t)a, n ? n : 1); }
WEAK void *operator new[](size_t n, std::align_val_t a, const std::nothrow_t &t) noexcept { return operator new(n, a, t); }
WEAK void operator delete(void *p) noexcept { free(p); }
WEAK void operator delete[](void *p) noexcept { operator delete(p); }
WEAK void operator delete(void *p, const std::nothrow_t &) noexcept { operator delete(p); }
WEAK void operator delete[](void *p, const std::nothrow_t &) noexcept { operator delete[](p); }
WEAK void operator delete(void *p, size_t) noexcept { operator delete(p); }
WEAK void operator delete[](void *p, size_t) noexcept { operator delete[](p); }
WEAK void operator delete(void *p, std::align_val_t) noexcept { free(p); }
WEAK void operator delete[](void *p, std::align_val_t a) noexcept { operator delete(p, a); }
WEAK void operator delete(void *p, size_t, std::align_val_t a) noexcept { operator delete(p, a); }
WEAK void operator delete[](void *p, size_t, std::align_val_t a) noexcept { operator delete[](p, a); }

// Types at run time. Their descriptions say by the address of a table what they are.
struct Type { void **table; const char *name; };
struct Single : Type { const Type *base; };
struct Base { const Type *type; long flags; };
struct Several : Type { unsigned flags, n; Base base[1]; };
struct Pointer : Type { unsigned flags; const Type *to; };

extern "C" {
void *_ZTVN10__cxxabiv117__class_type_infoE[8] = {};
void *_ZTVN10__cxxabiv120__si_class_type_infoE[8] = {};
void *_ZTVN10__cxxabiv121__vmi_class_type_infoE[8] = {};
void *_ZTVN10__cxxabiv119__pointer_type_infoE[8] = {};
void *_ZTVN10__cxxabiv129__pointer_to_member_type_infoE[8] = {};
void *_ZTVN10__cxxabiv123__fundamental_type_infoE[8] = {};
void *_ZTVN10__cxxabiv116__enum_type_infoE[8] = {};
void *_ZTVN10__cxxabiv117__array_type_infoE[8] = {};
void *_ZTVN10__cxxabiv120__function_type_infoE[8] = {};
#define FUNDAMENTAL(c) \
  WEAK extern const Type _ZTI##c; \
  const Type _ZTI##c = {_ZTVN10__cxxabiv123__fundamental_type_infoE + 2, #c}; \
  WEAK extern const Pointer _ZTIP##c; \
  const Pointer _ZTIP##c = {{_ZTVN10__cxxabiv119__pointer_type_infoE + 2, "P" #c}, 0, &_ZTI##c}; \
  WEAK extern const Pointer _ZTIPK##c; \
  const Pointer _ZTIPK##c = {{_ZTVN10__cxxabiv119__pointer_type_infoE + 2, "PK" #c}, 1, &_ZTI##c};
// What a thread that is cancelled throws there; nobody does here.
extern const Type _ZTIN10__cxxabiv115__forced_unwindE, _ZTIN10__cxxabiv119__foreign_exceptionE;
const Type _ZTIN10__cxxabiv115__forced_unwindE = {_ZTVN10__cxxabiv117__class_type_infoE + 2, "N10__cxxabiv115__forced_unwindE"};
const Type _ZTIN10__cxxabiv119__foreign_exceptionE = {_ZTVN10__cxxabiv117__class_type_infoE + 2, "N10__cxxabiv119__foreign_exceptionE"};
FUNDAMENTAL(v) FUNDAMENTAL(b) FUNDAMENTAL(w) FUNDAMENTAL(c) FUNDAMENTAL(a) FUNDAMENTAL(h)
FUNDAMENTAL(s) FUNDAMENTAL(t) FUNDAMENTAL(i) FUNDAMENTAL(j) FUNDAMENTAL(l) FUNDAMENTAL(m)
FUNDAMENTAL(x) FUNDAMENTAL(y) FUNDAMENTAL(n) FUNDAMENTAL(o) FUNDAMENTAL(f) FUNDAMENTAL(d)
FUNDAMENTAL(e) FUNDAMENTAL(Ds) FUNDAMENTAL(Di) FUNDAMENTAL(Du) FUNDAMENTAL(Dn)
}

namespace __heddle {

static bool same(const Type *a, const Type *b) {
  return a == b || (a->name[0] != '*' && strcmp(a->name, b->name) == 0);
}
static bool is_single(const Type *t) { return t->table == _ZTVN10__cxxabiv120__si_class_type_infoE + 2; }
static bool is_several(const Type *t) { return t->table == _ZTVN10__cxxabiv121__vmi_class_type_infoE + 2; }
static bool is_pointer(const Type *t) { return t->table == _ZTVN10__cxxabiv119__pointer_type_infoE + 2; }
static bool is_class(const Type *t) { return is_single(t) || is_several(t) || t->table == _ZTVN10__cxxabiv117__class_type_infoE + 2; }

// Walks over an object of a class and all its bases; `visit` says whether to stop. Without an
// object (only types are compared) virtual bases have no place: `p` stays null.
template <class F> static bool walk(const Type *t, char *p, bool is_public, F &visit) {
  if (visit(t, p, is_public)) return true;
  if (is_single(t)) return walk(((const Single *)t)->base, p, is_public, visit);
  if (!is_several(t)) return false;
  const Several *s = (const Several *)t;
  for (unsigned i = 0; i < s->n; i++) {
    long flags = s->base[i].flags, offset = flags >> 8;
    char *q = p;
    if (p && (flags & 1)) q = p + *(long *)(*(char **)p + offset);
    else if (p) q = p + offset;
    if (walk(s->base[i].type, q, is_public && (flags & 2), visit)) return true;
  }
  return false;
}

// The one public base of a type, at `*p`; whether there is one.
static bool upcast(const Type *from, const Type *to, char **p) {
  char *found = nullptr;
  int n = 0;
  auto visit = [&](const Type *t, char *q, bool is_public) {
    if (!same(t, to)) return false;
    if (is_public && (n == 0 || q != found)) { found = q; n++; }
    return false;
  };
  walk(from, *p, true, visit);
  if (n == 1) *p = found;
  return n == 1;
}

// Whether a handler for `want` takes an object of type `t`; where the handler finds it.
static bool takes(const Type *want, const Type *t, char *object, void **at) {
  if (same(want, t)) {
    *at = is_pointer(t) ? *(void **)object : object;
    return true;
  }
  if (is_class(want) && is_class(t)) {
    char *p = object;
    if (!upcast(t, want, &p)) return false;
    *at = p;
    return true;
  }
  if (!is_pointer(want)) return false;
  const Pointer *a = (const Pointer *)want;
  if (strcmp(t->name, "Dn") == 0) { *at = nullptr; return true; }
  if (!is_pointer(t)) return false;
  const Pointer *b = (const Pointer *)t;
  // The handler's may be more const and more volatile, not less.
  if (b->flags & ~a->flags & 3) return false;
  char *p = *(char **)object;
  *at = p;
  if (same(a->to, b->to) || strcmp(a->to->name, "v") == 0) return true;
  if (!is_class(a->to) || !is_class(b->to)) return false;
  if (!p) { char none; char *q = nullptr; (void)none; return upcast(b->to, a->to, &q); }
  if (!upcast(b->to, a->to, &p)) return false;
  *at = p;
  return true;
}

// Exceptions.
struct Unwind {
  unsigned long long cls;
  void (*cleanup)(int, Unwind *);
  unsigned long a, b;
} __attribute__((aligned(16)));

// Several threads may have one exception by a std::exception_ptr, and each may throw it: then
// `held` is the header that has the object, and this one is the thread's own.
struct Header {
  Header *held;
  long references;
  const Type *type;
  void (*destroy)(void *);
  // Handlers that have it; below zero while it is thrown again.
  long handlers;
  Header *next;
  void *at;
  Unwind unwind;
};

static const unsigned long long CLASS = 0x686564646c652b2bULL;

static __thread Header *caught;
static __thread long uncaught;

static Header *of(void *object) { return (Header *)object - 1; }
static Header *of(Unwind *u) { return (Header *)(u + 1) - 1; }
static char *object_of(Header *h) { return (char *)((h->held ? h->held : h) + 1); }

static void release(Header *h) {
  Header *held = h->held;
  if (held) {
    free(h);
    h = held;
  }
  long left = __atomic_sub_fetch(&h->references, 1, __ATOMIC_ACQ_REL);
  if (left > 0) return;
  if (h->destroy) h->destroy(h + 1);
  free(h);
}

// A name as C++ writes it, as far as it is a name: `N3foo3barE`, `St9exception`, `7Problem`.
static void spell(const char *name, char *out, size_t n) {
  const char *m = name;
  size_t k = 0;
  bool first = true;
  if (*m == 'N') m++;
  while (*m && *m != 'E') {
    const char *part = m;
    size_t len = 0;
    if (m[0] == 'S' && m[1] == 't') {
      part = "std";
      len = 3;
      m += 2;
    } else if (*m >= '0' && *m <= '9') {
      while (*m >= '0' && *m <= '9') len = len * 10 + (size_t)(*m++ - '0');
      part = m;
      m += len;
      // Namespaces for the version of a library are nobody's business.
      if (len > 2 && part[0] == '_' && part[1] == '_') continue;
    } else {
      k = 0;
      break;
    }
    if (!first && k + 2 < n) {
      out[k++] = ':';
      out[k++] = ':';
    }
    for (size_t i = 0; i < len && k + 1 < n; i++) out[k++] = part[i];
    first = false;
  }
  static const struct { char code; const char *name; } simple[] = {
      {'i', "int"}, {'j', "unsigned"}, {'l', "long"}, {'m', "unsigned long"}, {'c', "char"},
      {'b', "bool"}, {'d', "double"}, {'f', "float"}};
  const char *plain = name;
  if (k == 0 && name[0] && !name[1])
    for (auto &s : simple) if (s.code == name[0]) plain = s.name;
  if (k == 0 && strcmp(name, "PKc") == 0) plain = "const char *";
  if (k == 0) for (; k + 1 < n && plain[k]; k++) out[k] = plain[k];
  out[k] = 0;
}

// What an exception says of itself, if it is a std::exception.
static const char *what(Header *h) {
  void *at;
  const Type *want = (const Type *)&typeid(std::exception);
  if (!takes(want, h->type, object_of(h), &at)) return nullptr;
  return ((std::exception *)at)->what();
}

static void (*on_terminate)();

static void fail_with(const char *why, Header *h) {
  char type[100], text[400];
  spell(h->type->name, type, sizeof type);
  const char *says = what(h);
  if (says) snprintf(text, sizeof text, "%s of type %s: %s", why, type, says);
  else snprintf(text, sizeof text, "%s of type %s", why, type);
  heddle_fail(text);
}
}
using namespace __heddle;

extern "C" {
void *__cxa_allocate_exception(size_t n) noexcept {
  Header *h = (Header *)malloc(sizeof(Header) + n);
  h->held = nullptr;
  h->references = 1;
  h->handlers = 0;
  h->next = nullptr;
  h->at = h + 1;
  h->destroy = nullptr;
  h->type = nullptr;
  h->unwind.cls = CLASS;
  h->unwind.cleanup = nullptr;
  h->unwind.a = h->unwind.b = 0;
  return h + 1;
}
void __cxa_free_exception(void *object) noexcept { free(of(object)); }

int _Unwind_RaiseException(Unwind *);

int __heddle_exception_matches(Unwind *u, const Type *want) {
  if (u->cls != CLASS) return 0;
  Header *h = of(u);
  return takes(want, h->type, object_of(h), &h->at);
}

void __heddle_uncaught(Unwind *u) {
  if (u->cls != CLASS) heddle_fail("an exception of another language leaves C++");
  if (on_terminate) { on_terminate(); heddle_fail("a handler of std::terminate returned"); }
  fail_with("uncaught exception", of(u));
}

[[noreturn]] void __cxa_throw(void *object, std::type_info *type, void (*destroy)(void *)) {
  Header *h = of(object);
  h->type = (const Type *)type;
  h->destroy = destroy;
  uncaught++;
  _Unwind_RaiseException(&h->unwind);
  std::terminate();
}

#ifdef __GLIBCXX__
__cxxabiv1::__cxa_refcounted_exception *
#else
void *
#endif
__cxa_init_primary_exception(void *object, std::type_info *type, void (*destroy)(void *)) noexcept {
  Header *h = of(object);
  h->references = 0;
  h->type = (const Type *)type;
  h->destroy = destroy;
  return (decltype(__cxa_init_primary_exception(object, type, destroy)))h;
}

void *__cxa_get_exception_ptr(void *u) noexcept { return of((Unwind *)u)->at; }

void *__cxa_begin_catch(void *u) noexcept {
  Header *h = of((Unwind *)u);
  h->handlers = h->handlers < 0 ? -h->handlers + 1 : h->handlers + 1;
  uncaught--;
  if (caught != h) {
    h->next = caught;
    caught = h;
  }
  return h->at;
}

void __cxa_end_catch() {
  Header *h = caught;
  if (!h) return;
  if (h->handlers < 0) {
    // It is on its way again: the last handler that had it lets go.
    if (++h->handlers == 0) caught = h->next;
    return;
  }
  if (--h->handlers == 0) {
    caught = h->next;
    release(h);
  }
}

// An exception that several may have is thrown by one of them.
[[noreturn]] static void throw_again(void *object) {
  Header *from = of(object);
  Header *h = of(__cxa_allocate_exception(0));
  h->held = from;
  __atomic_add_fetch(&from->references, 1, __ATOMIC_RELAXED);
  h->type = from->type;
  uncaught++;
  _Unwind_RaiseException(&h->unwind);
  std::terminate();
}

[[noreturn]] void __cxa_rethrow() {
  Header *h = caught;
  if (!h) heddle_fail("throw without an exception to throw again: std::terminate");
  h->handlers = -h->handlers;
  uncaught++;
  _Unwind_RaiseException(&h->unwind);
  std::terminate();
}

[[noreturn]] void __cxa_call_unexpected(void *u) {
  fail_with("a function throws what it promised not to: exception", of((Unwind *)u));
  __builtin_unreachable();
}
std::type_info *__cxa_current_exception_type() noexcept {
  return caught ? (std::type_info *)caught->type : nullptr;
}
[[noreturn]] void __cxa_call_terminate(void *u) noexcept {
  __cxa_begin_catch(u);
  std::terminate();
}
[[noreturn]] void __cxa_pure_virtual() { heddle_fail("calls a pure virtual function"); }
[[noreturn]] void __cxa_deleted_virtual() { heddle_fail("calls a deleted virtual function"); }
[[noreturn]] void __cxa_bad_cast() { throw std::bad_cast(); }
[[noreturn]] void __cxa_bad_typeid() { throw std::bad_typeid(); }
[[noreturn]] void __cxa_throw_bad_array_new_length() { throw std::bad_array_new_length(); }

void *__dynamic_cast(const void *p, const Type *from, const Type *to, long) {
  char *object = (char *)p;
  void **table = *(void ***)object;
  char *whole = object + (long)table[-2];
  const Type *type = (const Type *)table[-1];
  // Down: the one object of the wanted class that has this one as a public base.
  char *found = nullptr;
  int n = 0;
  auto is_this = [&](const Type *t, char *q, bool is_public) {
    return is_public && q == object && same(t, from);
  };
  auto below = [&](const Type *t, char *q, bool) {
    if (same(t, to) && walk(t, q, true, is_this) && q != found) { found = q; n++; }
    return false;
  };
  walk(type, whole, true, below);
  if (n == 1) return found;
  if (n > 1) return nullptr;
  // Across: both are public bases of the whole object.
  if (!walk(type, whole, true, is_this)) return nullptr;
  char *other = whole;
  return upcast(type, to, &other) ? other : nullptr;
}

// The first use of a local static: one thread makes it, others wait. A byte says that it is
// made, the next that somebody is at it, then waiting is on the word.
struct Guard { char made, busy; };
int __heddle_futex_wait(int *, int);
int __heddle_futex_wake(int *, int);
int __cxa_guard_acquire(long long *g) {
  for (;;) {
    int *word = (int *)g;
    int seen = __atomic_load_n(word, __ATOMIC_ACQUIRE);
    if (seen & 1) return 0;
    if (seen == 0) {
      int none = 0;
      if (__atomic_compare_exchange_n(word, &none, 256, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) return 1;
      continue;
    }
    __heddle_futex_wait(word, seen);
  }
}
void __cxa_guard_release(long long *g) {
  __atomic_store_n((int *)g, 1, __ATOMIC_RELEASE);
  __heddle_futex_wake((int *)g, 0x7fffffff);
}
void __cxa_guard_abort(long long *g) {
  __atomic_store_n((int *)g, 0, __ATOMIC_RELEASE);
  __heddle_futex_wake((int *)g, 0x7fffffff);
}
void *__dso_handle = &__dso_handle;
}

namespace std {
void terminate() noexcept {
  if (on_terminate) { on_terminate(); heddle_fail("a handler of std::terminate returned"); }
  if (caught) fail_with("std::terminate with an exception under way,", caught);
  heddle_fail("std::terminate");
}
terminate_handler set_terminate(terminate_handler f) noexcept {
  terminate_handler old = on_terminate;
  on_terminate = f;
  return old;
}
terminate_handler get_terminate() noexcept { return on_terminate; }
bool uncaught_exception() noexcept { return uncaught > 0; }
int uncaught_exceptions() noexcept { return (int)uncaught; }
new_handler set_new_handler(new_handler) noexcept { return nullptr; }
new_handler get_new_handler() noexcept { return nullptr; }

exception::~exception() noexcept {}
const char *exception::what() const noexcept { return "std::exception"; }
bad_exception::~bad_exception() noexcept {}
const char *bad_exception::what() const noexcept { return "std::bad_exception"; }
bad_alloc::~bad_alloc() noexcept {}
const char *bad_alloc::what() const noexcept { return "std::bad_alloc"; }
bad_array_new_length::~bad_array_new_length() noexcept {}
const char *bad_array_new_length::what() const noexcept { return "std::bad_array_new_length"; }
bad_cast::~bad_cast() noexcept {}
const char *bad_cast::what() const noexcept { return "std::bad_cast"; }
bad_typeid::~bad_typeid() noexcept {}
const char *bad_typeid::what() const noexcept { return "std::bad_typeid"; }
type_info::~type_info() {}
#ifdef __GLIBCXX__
bool type_info::__is_pointer_p() const { return false; }
bool type_info::__is_function_p() const { return false; }
bool type_info::__do_catch(const type_info *, void **, unsigned) const { return false; }
bool type_info::__do_upcast(const __cxxabiv1::__class_type_info *, void **) const { return false; }
#endif
const nothrow_t nothrow{};

#ifdef __GLIBCXX__
void __throw_bad_alloc() { throw bad_alloc(); }
void __throw_bad_array_new_length() { throw bad_array_new_length(); }
void __throw_bad_cast() { throw bad_cast(); }
void __throw_bad_typeid() { throw bad_typeid(); }
void __throw_bad_exception() { throw bad_exception(); }

exception_ptr current_exception() noexcept {
  return caught ? exception_ptr((void *)object_of(caught)) : exception_ptr();
}
void rethrow_exception(exception_ptr p) { throw_again(*(void **)&p); }
namespace __exception_ptr {
exception_ptr::exception_ptr(void *p) noexcept : _M_exception_object(p) { _M_addref(); }
void exception_ptr::_M_addref() noexcept {
  if (_M_exception_object) __atomic_add_fetch(&of(_M_exception_object)->references, 1, __ATOMIC_RELAXED);
}
void exception_ptr::_M_release() noexcept {
  if (_M_exception_object) { release(of(_M_exception_object)); _M_exception_object = nullptr; }
}
void *exception_ptr::_M_get() const noexcept { return _M_exception_object; }
const type_info *exception_ptr::__cxa_exception_type() const noexcept { return (const type_info *)of(_M_exception_object)->type; }
}
#endif
}
#ifdef _LIBCPP_VERSION
namespace std {
bad_alloc::bad_alloc() noexcept {}
bad_array_new_length::bad_array_new_length() noexcept {}
bad_cast::bad_cast() noexcept {}
bad_typeid::bad_typeid() noexcept {}
void __throw_bad_alloc() { throw bad_alloc(); }

// The pointer is to the object of the exception, which its holders count.
static void *held(void *p) {
  if (p) __atomic_add_fetch(&of(p)->references, 1, __ATOMIC_RELAXED);
  return p;
}
exception_ptr::exception_ptr(const exception_ptr &o) noexcept : __ptr_(held(o.__ptr_)) {}
exception_ptr &exception_ptr::operator=(const exception_ptr &o) noexcept {
  void *old = __ptr_;
  __ptr_ = held(o.__ptr_);
  if (old) release(of(old));
  return *this;
}
exception_ptr::~exception_ptr() noexcept { if (__ptr_) release(of(__ptr_)); }
exception_ptr current_exception() noexcept {
  exception_ptr p;
  if (caught) p.__ptr_ = held(object_of(caught));
  return p;
}
void rethrow_exception(exception_ptr p) { throw_again(p.__ptr_); }
nested_exception::nested_exception() noexcept : __ptr_(current_exception()) {}
nested_exception::~nested_exception() noexcept {}
void nested_exception::rethrow_nested() const {
  if (__ptr_ == nullptr) terminate();
  rethrow_exception(__ptr_);
}
}
#endif
namespace __heddle {
void throw_bad_alloc() { throw std::bad_alloc(); }
}
