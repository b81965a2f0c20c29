// Futures, promises and tasks of libc++: the parts that are not templates.
#ifdef _LIBCPP_VERSION
#include <future>
_LIBCPP_BEGIN_NAMESPACE_STD
struct __heddle_future_errors : __do_message {
  const char *name() const _NOEXCEPT override { return "future"; }
  string message(int n) const override {
    switch ((future_errc)n) {
    case future_errc::broken_promise: return "The associated promise has been destructed prior to the associated state becoming ready.";
    case future_errc::future_already_retrieved: return "The future has already been retrieved from the promise or packaged_task.";
    case future_errc::promise_already_satisfied: return "The state of the promise has already been set.";
    case future_errc::no_state: return "Operation not permitted on an object without an associated state.";
    }
    return "unspecified future_errc value";
  }
};
const error_category &future_category() _NOEXCEPT {
  static __heddle_future_errors all;
  return all;
}
future_error::future_error(error_code c) : logic_error(c.message()), __ec_(c) {}
future_error::~future_error() _NOEXCEPT {}

void __assoc_sub_state::__on_zero_shared() _NOEXCEPT { delete this; }
void __assoc_sub_state::set_value() {
  unique_lock<mutex> l(__mut_);
  if (__has_value()) __throw_future_error(future_errc::promise_already_satisfied);
  __state_ |= __constructed | ready;
  __cv_.notify_all();
}
void __assoc_sub_state::set_exception(exception_ptr p) {
  unique_lock<mutex> l(__mut_);
  if (__has_value()) __throw_future_error(future_errc::promise_already_satisfied);
  __exception_ = p;
  __state_ |= ready;
  __cv_.notify_all();
}
void __assoc_sub_state::__make_ready() {
  unique_lock<mutex> l(__mut_);
  __state_ |= ready;
  __cv_.notify_all();
}
void __assoc_sub_state::copy() {
  unique_lock<mutex> l(__mut_);
  __sub_wait(l);
  if (__exception_ != nullptr) rethrow_exception(__exception_);
}
void __assoc_sub_state::wait() {
  unique_lock<mutex> l(__mut_);
  __sub_wait(l);
}
void __assoc_sub_state::__sub_wait(unique_lock<mutex> &l) {
  if (__is_ready()) return;
  if (__state_ & static_cast<unsigned>(deferred)) {
    __state_ &= ~static_cast<unsigned>(deferred);
    l.unlock();
    __execute();
  } else {
    while (!__is_ready()) __cv_.wait(l);
  }
}
void __assoc_sub_state::__execute() { __throw_future_error(future_errc::no_state); }

future<void>::future(__assoc_sub_state *s) : __state_(s) { __state_->__attach_future(); }
future<void>::~future() { if (__state_) __state_->__release_shared(); }
void future<void>::get() {
  unique_ptr<__shared_count, __release_shared_count> held(__state_);
  __assoc_sub_state *s = __state_;
  __state_ = nullptr;
  s->copy();
}
promise<void>::promise() : __state_(new __assoc_sub_state) {}
promise<void>::~promise() {
  if (!__state_) return;
  if (!__state_->__has_value() && __state_->use_count() > 1)
    __state_->set_exception(make_exception_ptr(future_error(make_error_code(future_errc::broken_promise))));
  __state_->__release_shared();
}
future<void> promise<void>::get_future() {
  if (!__state_) __throw_future_error(future_errc::no_state);
  return future<void>(__state_);
}
void promise<void>::set_value() {
  if (!__state_) __throw_future_error(future_errc::no_state);
  __state_->set_value();
}
void promise<void>::set_exception(exception_ptr p) {
  if (!__state_) __throw_future_error(future_errc::no_state);
  __state_->set_exception(p);
}
shared_future<void>::~shared_future() { if (__state_) __state_->__release_shared(); }
shared_future<void> &shared_future<void>::operator=(const shared_future &o) {
  if (o.__state_) o.__state_->__add_shared();
  if (__state_) __state_->__release_shared();
  __state_ = o.__state_;
  return *this;
}
_LIBCPP_END_NAMESPACE_STD
#endif
