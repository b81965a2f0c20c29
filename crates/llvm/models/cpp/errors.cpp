// Exceptions that say what is wrong, and the functions that throw them.
#include <stdexcept>
#include <string>
#include <system_error>
#include <functional>
#include <memory>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __GLIBCXX__
namespace std {
// The text of an exception. Copies are whole.
static const char *kept(const char *p, size_t n) {
  char *s = (char *)malloc(n + 1);
  memcpy(s, p, n);
  s[n] = 0;
  return s;
}
__cow_string::__cow_string() : _M_p(kept("", 0)) {}
__cow_string::__cow_string(const std::string &s) : _M_p(kept(s.data(), s.size())) {}
__cow_string::__cow_string(const char *p, size_t n) : _M_p(kept(p, n)) {}
__cow_string::__cow_string(const __cow_string &o) noexcept : _M_p(kept(o._M_p, strlen(o._M_p))) {}
__cow_string &__cow_string::operator=(const __cow_string &o) noexcept {
  const char *p = kept(o._M_p, strlen(o._M_p));
  free((void *)_M_p);
  _M_p = p;
  return *this;
}
__cow_string::~__cow_string() { free((void *)_M_p); }
__cow_string::__cow_string(__cow_string &&o) noexcept : _M_p(kept(o._M_p, strlen(o._M_p))) {}
__cow_string &__cow_string::operator=(__cow_string &&o) noexcept { return *this = (const __cow_string &)o; }

#define ERROR(name, base) \
  name::name(const string &s) : base(s) {} \
  name::name(const char *s) : base(s) {} \
  name::~name() noexcept {}
logic_error::logic_error(const string &s) : _M_msg(s) {}
logic_error::logic_error(const char *s) : _M_msg(s, strlen(s)) {}
logic_error::logic_error(const logic_error &o) noexcept : exception(o), _M_msg(o._M_msg) {}
logic_error &logic_error::operator=(const logic_error &o) noexcept { _M_msg = o._M_msg; return *this; }
logic_error::logic_error(logic_error &&o) noexcept : exception(o), _M_msg(o._M_msg) {}
logic_error &logic_error::operator=(logic_error &&o) noexcept { _M_msg = o._M_msg; return *this; }
logic_error::~logic_error() noexcept {}
const char *logic_error::what() const noexcept { return _M_msg._M_p; }
runtime_error::runtime_error(const string &s) : _M_msg(s) {}
runtime_error::runtime_error(const char *s) : _M_msg(s, strlen(s)) {}
runtime_error::runtime_error(const runtime_error &o) noexcept : exception(o), _M_msg(o._M_msg) {}
runtime_error &runtime_error::operator=(const runtime_error &o) noexcept { _M_msg = o._M_msg; return *this; }
runtime_error::runtime_error(runtime_error &&o) noexcept : exception(o), _M_msg(o._M_msg) {}
runtime_error &runtime_error::operator=(runtime_error &&o) noexcept { _M_msg = o._M_msg; return *this; }
runtime_error::~runtime_error() noexcept {}
const char *runtime_error::what() const noexcept { return _M_msg._M_p; }
ERROR(domain_error, logic_error)
ERROR(invalid_argument, logic_error)
ERROR(length_error, logic_error)
ERROR(out_of_range, logic_error)
ERROR(range_error, runtime_error)
ERROR(overflow_error, runtime_error)
ERROR(underflow_error, runtime_error)

void __throw_logic_error(const char *s) { throw logic_error(s); }
void __throw_domain_error(const char *s) { throw domain_error(s); }
void __throw_invalid_argument(const char *s) { throw invalid_argument(s); }
void __throw_length_error(const char *s) { throw length_error(s); }
void __throw_out_of_range(const char *s) { throw out_of_range(s); }
void __throw_runtime_error(const char *s) { throw runtime_error(s); }
void __throw_range_error(const char *s) { throw range_error(s); }
void __throw_overflow_error(const char *s) { throw overflow_error(s); }
void __throw_underflow_error(const char *s) { throw underflow_error(s); }
void __throw_out_of_range_fmt(const char *format, ...) {
  // Numbers are written as %zu, names as %s.
  char text[256];
  va_list list;
  va_start(list, format);
  vsnprintf(text, sizeof text, format, list);
  va_end(list);
  throw out_of_range(text);
}
bad_function_call::~bad_function_call() noexcept {}
const char *bad_function_call::what() const noexcept { return "bad_function_call"; }
void __throw_bad_function_call() { throw bad_function_call(); }
bad_weak_ptr::~bad_weak_ptr() noexcept {}
const char *bad_weak_ptr::what() const noexcept { return "bad_weak_ptr"; }

// Error codes. There are two categories that everybody has.
namespace _V2 {
error_category::~error_category() noexcept {}
error_condition error_category::default_error_condition(int n) const noexcept { return error_condition(n, *this); }
bool error_category::equivalent(int n, const error_condition &c) const noexcept { return default_error_condition(n) == c; }
bool error_category::equivalent(const error_code &c, int n) const noexcept { return *this == c.category() && c.value() == n; }
__cow_string error_category::_M_message(int n) const { string s = message(n); return __cow_string(s); }
struct Numbered : error_category {
  const char *title;
  constexpr Numbered(const char *t) : title(t) {}
  const char *name() const noexcept override { return title; }
  string message(int n) const override {
    const char *s = n == 1 ? "Operation not permitted" : n == 3 ? "No such process" : n == 11 ? "Resource temporarily unavailable"
      : n == 12 ? "Cannot allocate memory" : n == 16 ? "Device or resource busy" : n == 22 ? "Invalid argument"
      : n == 35 ? "Resource deadlock avoided" : n == 110 ? "Connection timed out" : nullptr;
    if (s) return s;
    char text[32];
    snprintf(text, sizeof text, "Unknown error %d", n);
    return text;
  }
};
static const Numbered generic("generic"), system("system");
const error_category &generic_category() noexcept { return generic; }
const error_category &system_category() noexcept { return system; }
}
error_condition error_code::default_error_condition() const noexcept { return category().default_error_condition(value()); }
system_error::~system_error() noexcept {}
void __throw_system_error(int n) { throw system_error(error_code(n, _V2::generic_category())); }
void __throw_bad_variant_access(const char *) { throw bad_cast(); }
}
#endif
