// Exceptions that say what is wrong, and the functions that throw them, as libc++ has them.
#ifdef _LIBCPP_VERSION
#include <any>
#include <exception>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <string>
#include <system_error>
#include <typeinfo>
#include <variant>

_LIBCPP_BEGIN_NAMESPACE_STD
// The text of an exception. Copies are whole.
static const char *__heddle_kept(const char *p) {
  size_t n = strlen(p) + 1;
  char *s = (char *)malloc(n);
  memcpy(s, p, n);
  return s;
}
__libcpp_refstring::__libcpp_refstring(const char *s) : __imp_(__heddle_kept(s)) {}
__libcpp_refstring::__libcpp_refstring(const __libcpp_refstring &o) _NOEXCEPT : __imp_(__heddle_kept(o.__imp_)) {}
__libcpp_refstring &__libcpp_refstring::operator=(const __libcpp_refstring &o) _NOEXCEPT {
  const char *s = __heddle_kept(o.__imp_);
  free((void *)__imp_);
  __imp_ = s;
  return *this;
}
__libcpp_refstring::~__libcpp_refstring() { free((void *)__imp_); }
bool __libcpp_refstring::__uses_refcount() const { return false; }
_LIBCPP_END_NAMESPACE_STD

namespace std {
logic_error::logic_error(const string &s) : __imp_(s.c_str()) {}
logic_error::logic_error(const char *s) : __imp_(s) {}
logic_error::logic_error(const logic_error &o) _NOEXCEPT : exception(o), __imp_(o.__imp_) {}
logic_error &logic_error::operator=(const logic_error &o) _NOEXCEPT { __imp_ = o.__imp_; return *this; }
logic_error::~logic_error() _NOEXCEPT {}
const char *logic_error::what() const _NOEXCEPT { return __imp_.c_str(); }
runtime_error::runtime_error(const string &s) : __imp_(s.c_str()) {}
runtime_error::runtime_error(const char *s) : __imp_(s) {}
runtime_error::runtime_error(const runtime_error &o) _NOEXCEPT : exception(o), __imp_(o.__imp_) {}
runtime_error &runtime_error::operator=(const runtime_error &o) _NOEXCEPT { __imp_ = o.__imp_; return *this; }
runtime_error::~runtime_error() _NOEXCEPT {}
const char *runtime_error::what() const _NOEXCEPT { return __imp_.c_str(); }
domain_error::~domain_error() _NOEXCEPT {}
invalid_argument::~invalid_argument() _NOEXCEPT {}
length_error::~length_error() _NOEXCEPT {}
out_of_range::~out_of_range() _NOEXCEPT {}
range_error::~range_error() _NOEXCEPT {}
overflow_error::~overflow_error() _NOEXCEPT {}
underflow_error::~underflow_error() _NOEXCEPT {}
bad_optional_access::~bad_optional_access() _NOEXCEPT = default;
const char *bad_optional_access::what() const _NOEXCEPT { return "bad_optional_access"; }
const char *bad_variant_access::what() const _NOEXCEPT { return "bad_variant_access"; }
const char *bad_any_cast::what() const _NOEXCEPT { return "bad any cast"; }
}

_LIBCPP_BEGIN_NAMESPACE_STD
bad_weak_ptr::~bad_weak_ptr() _NOEXCEPT {}
const char *bad_weak_ptr::what() const _NOEXCEPT { return "bad_weak_ptr"; }
void __throw_runtime_error(const char *s) { throw runtime_error(s); }

// Error codes. There are two categories that everybody has.
error_category::~error_category() _NOEXCEPT {}
error_condition error_category::default_error_condition(int n) const _NOEXCEPT { return error_condition(n, *this); }
bool error_category::equivalent(int n, const error_condition &c) const _NOEXCEPT { return default_error_condition(n) == c; }
bool error_category::equivalent(const error_code &c, int n) const _NOEXCEPT { return *this == c.category() && c.value() == n; }
string __do_message::message(int n) const {
  const char *s = n == 1 ? "Operation not permitted" : n == 3 ? "No such process" : n == 11 ? "Resource temporarily unavailable"
    : n == 12 ? "Cannot allocate memory" : n == 16 ? "Device or resource busy" : n == 22 ? "Invalid argument"
    : n == 35 ? "Resource deadlock avoided" : n == 110 ? "Connection timed out" : nullptr;
  if (s) return s;
  char text[32];
  snprintf(text, sizeof text, "Unknown error %d", n);
  return text;
}
struct __heddle_numbered : __do_message {
  const char *title;
  constexpr __heddle_numbered(const char *t) : title(t) {}
  const char *name() const _NOEXCEPT override { return title; }
};
const error_category &generic_category() _NOEXCEPT {
  static __heddle_numbered all("generic");
  return all;
}
const error_category &system_category() _NOEXCEPT {
  static __heddle_numbered all("system");
  return all;
}
string error_code::message() const { return category().message(value()); }
string error_condition::message() const { return category().message(value()); }
static string __heddle_said(const error_code &c, string s) {
  if (!c) return s;
  if (!s.empty()) s += ": ";
  return s + c.message();
}
#if _LIBCPP_VERSION < 15000
string system_error::__init(const error_code &c, string s) { return __heddle_said(c, s); }
#endif
system_error::system_error(error_code c, const string &s) : runtime_error(__heddle_said(c, s)), __ec_(c) {}
system_error::system_error(error_code c, const char *s) : runtime_error(__heddle_said(c, s)), __ec_(c) {}
system_error::system_error(error_code c) : runtime_error(__heddle_said(c, "")), __ec_(c) {}
system_error::system_error(int n, const error_category &of, const string &s) : runtime_error(__heddle_said(error_code(n, of), s)), __ec_(n, of) {}
system_error::system_error(int n, const error_category &of, const char *s) : runtime_error(__heddle_said(error_code(n, of), s)), __ec_(n, of) {}
system_error::system_error(int n, const error_category &of) : runtime_error(__heddle_said(error_code(n, of), "")), __ec_(n, of) {}
system_error::~system_error() _NOEXCEPT {}
void __throw_system_error(int n, const char *s) { throw system_error(error_code(n, system_category()), s); }
_LIBCPP_END_NAMESPACE_STD
#endif
