// Threads, condition variables, what is called once, and clocks, in terms of pthreads.
#include <chrono>
#include <condition_variable>
#include <errno.h>
#include <mutex>
#include <pthread.h>
#include <shared_mutex>
#include <thread>
#include <time.h>

#ifdef __GLIBCXX__
namespace std {
void __throw_system_error(int);

thread::_State::~_State() {}

static void *__heddle_thread(void *p) {
  thread::_State_ptr state((thread::_State *)p);
  state->_M_run();
  return nullptr;
}
void thread::_M_start_thread(_State_ptr state, void (*)()) {
  int e = pthread_create(&_M_id._M_thread, nullptr, __heddle_thread, state.get());
  if (e) __throw_system_error(e);
  state.release();
}
void thread::join() {
  if (!joinable()) __throw_system_error(EINVAL);
  if (_M_id == this_thread::get_id()) __throw_system_error(EDEADLK);
  int e = pthread_join(_M_id._M_thread, nullptr);
  if (e) __throw_system_error(e);
  _M_id = id();
}
void thread::detach() {
  if (!joinable()) __throw_system_error(EINVAL);
  int e = pthread_detach(_M_id._M_thread);
  if (e) __throw_system_error(e);
  _M_id = id();
}
unsigned thread::hardware_concurrency() noexcept { return 2; }
namespace this_thread { void __sleep_for(chrono::seconds, chrono::nanoseconds) { sched_yield(); } }

condition_variable::condition_variable() noexcept = default;
condition_variable::~condition_variable() noexcept = default;
void condition_variable::wait(unique_lock<mutex> &l) { pthread_cond_wait(native_handle(), l.mutex()->native_handle()); }
void condition_variable::notify_one() noexcept { pthread_cond_signal(native_handle()); }
void condition_variable::notify_all() noexcept { pthread_cond_broadcast(native_handle()); }

// What threads leave for those who wait for their end: run when a thread ends.
struct __heddle_at_end { condition_variable &c; unique_lock<mutex> l; ~__heddle_at_end() { l.unlock(); c.notify_all(); } };
void notify_all_at_thread_exit(condition_variable &c, unique_lock<mutex> l) {
  thread_local __heddle_at_end last{c, std::move(l)};
  (void)last;
}

// What std::call_once calls, found by whoever runs the function of pthread_once.
__thread void *__once_callable;
__thread void (*__once_call)();
extern "C" void __once_proxy() { __once_call(); }
void __set_once_functor_lock_ptr(unique_lock<mutex> *) {}

// An exception that leaves it lets the next one try, as it does in glibc.
extern "C" int __heddle_once_begin(int *);
extern "C" void __heddle_once_end(int *);
extern "C" int pthread_once(pthread_once_t *control, void (*f)(void)) noexcept(false) {
  if (!__heddle_once_begin(control)) return 0;
  try {
    f();
  } catch (...) {
    __atomic_store_n(control, 0, __ATOMIC_RELEASE);
    throw;
  }
  __heddle_once_end(control);
  return 0;
}

namespace chrono {
inline namespace _V2 {
static nanoseconds read(clockid_t which) {
  timespec t;
  clock_gettime(which, &t);
  return seconds(t.tv_sec) + nanoseconds(t.tv_nsec);
}
system_clock::time_point system_clock::now() noexcept { return time_point(duration_cast<duration>(read(CLOCK_REALTIME))); }
steady_clock::time_point steady_clock::now() noexcept { return time_point(duration_cast<duration>(read(CLOCK_MONOTONIC))); }
}
}
}
#endif
// How many threads there are is nobody's to say while others may start.
extern "C" char __libc_single_threaded;
char __libc_single_threaded = 0;
