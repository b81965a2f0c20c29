// Futures, promises and tasks: the parts that are not templates.
#include <future>
#include <pthread.h>
#ifdef __GLIBCXX__
namespace std {
struct Future_errors : error_category {
  const char *name() const noexcept override { return "future"; }
  string message(int n) const override {
    switch ((future_errc)n) {
    case future_errc::promise_already_satisfied: return "Promise already satisfied";
    case future_errc::future_already_retrieved: return "Future already retrieved";
    case future_errc::no_state: return "No associated state";
    case future_errc::broken_promise: return "Broken promise";
    default: return "Unknown error";
    }
  }
};
const error_category &future_category() noexcept {
  static Future_errors all;
  return all;
}
future_error::~future_error() noexcept {}
const char *future_error::what() const noexcept { return logic_error::what(); }
void __throw_future_error(int n) { throw future_error(make_error_code((future_errc)n)); }
__future_base::_Result_base::_Result_base() = default;
__future_base::_Result_base::~_Result_base() = default;

extern "C" int __heddle_futex_wait(int *, int);
extern "C" int __heddle_futex_wake(int *, int);
bool __atomic_futex_unsigned_base::_M_futex_wait_until(unsigned *a, unsigned v, bool timed, chrono::seconds, chrono::nanoseconds) {
  if (timed) return false;
  __heddle_futex_wait((int *)a, (int)v);
  return true;
}
bool __atomic_futex_unsigned_base::_M_futex_wait_until_steady(unsigned *a, unsigned v, bool timed, chrono::seconds s, chrono::nanoseconds n) {
  return _M_futex_wait_until(a, v, timed, s, n);
}
void __atomic_futex_unsigned_base::_M_futex_notify_all(unsigned *a) { __heddle_futex_wake((int *)a, 0x7fffffff); }
}
#endif
