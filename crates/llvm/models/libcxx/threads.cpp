// Threads, locks, condition variables, what is called once, and clocks of libc++, in terms of
// pthreads.
#ifdef _LIBCPP_VERSION
#include <chrono>
#include <condition_variable>
#include <errno.h>
#include <mutex>
#include <pthread.h>
#include <sched.h>
#include <shared_mutex>
#include <system_error>
#include <thread>
#include <time.h>
#include <vector>

_LIBCPP_BEGIN_NAMESPACE_STD
static void __heddle_check(int e, const char *what) { if (e) __throw_system_error(e, what); }

// What a thread does when it ends: it tells who waits for that. The list is made when there
// is something for it.
struct __heddle_at_end { condition_variable *c; mutex *m; __heddle_at_end *next; };
struct _LIBCPP_HIDDEN __thread_struct_imp { __heddle_at_end *first; };
__thread_struct::__thread_struct() : __p_(nullptr) {}
__thread_struct::~__thread_struct() {
  if (!__p_) return;
  for (__heddle_at_end *e = __p_->first; e;) {
    e->m->unlock();
    e->c->notify_all();
    __heddle_at_end *next = e->next;
    delete e;
    e = next;
  }
  delete __p_;
}
void __thread_struct::notify_all_at_thread_exit(condition_variable *c, mutex *m) {
  if (!__p_) __p_ = new __thread_struct_imp{nullptr};
  __p_->first = new __heddle_at_end{c, m, __p_->first};
}
__thread_specific_ptr<__thread_struct> &__thread_local_data() {
  // Never destroyed: threads may outlive it.
  alignas(__thread_specific_ptr<__thread_struct>) static char place[sizeof(__thread_specific_ptr<__thread_struct>)];
  static __thread_specific_ptr<__thread_struct> *one = new (place) __thread_specific_ptr<__thread_struct>();
  return *one;
}
void notify_all_at_thread_exit(condition_variable &c, unique_lock<mutex> l) {
  auto &mine = __thread_local_data();
  if (mine.get() == nullptr) mine.set_pointer(new __thread_struct);
  mine->notify_all_at_thread_exit(&c, l.release());
}

thread::~thread() { if (joinable()) terminate(); }
void thread::join() {
  int e = EINVAL;
  if (joinable()) {
    e = __libcpp_thread_join(&__t_);
    if (e == 0) __t_ = _LIBCPP_NULL_THREAD;
  }
  __heddle_check(e, "thread::join failed");
}
void thread::detach() {
  int e = EINVAL;
  if (joinable()) {
    e = __libcpp_thread_detach(&__t_);
    if (e == 0) __t_ = _LIBCPP_NULL_THREAD;
  }
  __heddle_check(e, "thread::detach failed");
}
unsigned thread::hardware_concurrency() _NOEXCEPT { return 2; }
namespace this_thread { void sleep_for(const chrono::nanoseconds &) { sched_yield(); } }

#ifndef _LIBCPP_HAS_TRIVIAL_MUTEX_DESTRUCTION
mutex::~mutex() _NOEXCEPT { pthread_mutex_destroy(&__m_); }
#endif
void mutex::lock() { __heddle_check(pthread_mutex_lock(&__m_), "mutex lock failed"); }
bool mutex::try_lock() _NOEXCEPT { return pthread_mutex_trylock(&__m_) == 0; }
void mutex::unlock() _NOEXCEPT { pthread_mutex_unlock(&__m_); }
recursive_mutex::recursive_mutex() {
  pthread_mutexattr_t a;
  pthread_mutexattr_init(&a);
  pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&__m_, &a);
  pthread_mutexattr_destroy(&a);
}
recursive_mutex::~recursive_mutex() { pthread_mutex_destroy(&__m_); }
void recursive_mutex::lock() { __heddle_check(pthread_mutex_lock(&__m_), "recursive_mutex lock failed"); }
bool recursive_mutex::try_lock() _NOEXCEPT { return pthread_mutex_trylock(&__m_) == 0; }
void recursive_mutex::unlock() _NOEXCEPT { pthread_mutex_unlock(&__m_); }

#ifndef _LIBCPP_HAS_TRIVIAL_CONDVAR_DESTRUCTION
condition_variable::~condition_variable() { pthread_cond_destroy(&__cv_); }
#endif
void condition_variable::notify_one() _NOEXCEPT { pthread_cond_signal(&__cv_); }
void condition_variable::notify_all() _NOEXCEPT { pthread_cond_broadcast(&__cv_); }
void condition_variable::wait(unique_lock<mutex> &l) _NOEXCEPT {
  if (!l.owns_lock()) __throw_system_error(EPERM, "condition_variable::wait: mutex not locked");
  __heddle_check(pthread_cond_wait(&__cv_, l.mutex()->native_handle()), "condition_variable wait failed");
}
void condition_variable::__do_timed_wait(unique_lock<mutex> &l, chrono::time_point<chrono::system_clock, chrono::nanoseconds> t) _NOEXCEPT {
  if (!l.owns_lock()) __throw_system_error(EPERM, "condition_variable::timed wait: mutex not locked");
  auto since = t.time_since_epoch();
  auto s = chrono::duration_cast<chrono::seconds>(since);
  timespec at{(time_t)s.count(), (long)(since - s).count()};
  pthread_cond_timedwait(&__cv_, l.mutex()->native_handle(), &at);
}

// Locks with a time limit are a flag and who waits for it.
timed_mutex::timed_mutex() : __locked_(false) {}
timed_mutex::~timed_mutex() { lock_guard<mutex> l(__m_); }
void timed_mutex::lock() {
  unique_lock<mutex> l(__m_);
  while (__locked_) __cv_.wait(l);
  __locked_ = true;
}
bool timed_mutex::try_lock() _NOEXCEPT {
  unique_lock<mutex> l(__m_, try_to_lock);
  if (!l.owns_lock() || __locked_) return false;
  return __locked_ = true;
}
void timed_mutex::unlock() _NOEXCEPT {
  lock_guard<mutex> l(__m_);
  __locked_ = false;
  __cv_.notify_one();
}
recursive_timed_mutex::recursive_timed_mutex() : __count_(0), __id_{} {}
recursive_timed_mutex::~recursive_timed_mutex() { lock_guard<mutex> l(__m_); }
void recursive_timed_mutex::lock() {
  auto me = this_thread::get_id();
  unique_lock<mutex> l(__m_);
  while (__count_ != 0 && !(me == __id_)) __cv_.wait(l);
  __count_++;
  __id_ = me;
}
bool recursive_timed_mutex::try_lock() _NOEXCEPT {
  auto me = this_thread::get_id();
  unique_lock<mutex> l(__m_, try_to_lock);
  if (!l.owns_lock() || (__count_ != 0 && !(me == __id_))) return false;
  __count_++;
  __id_ = me;
  return true;
}
void recursive_timed_mutex::unlock() _NOEXCEPT {
  unique_lock<mutex> l(__m_);
  if (--__count_ != 0) return;
  __id_ = {};
  l.unlock();
  __cv_.notify_one();
}

// Many readers or one writer: the first gate is for those who want in, the second for the
// writer that waits until the readers are out.
__shared_mutex_base::__shared_mutex_base() : __state_(0) {}
void __shared_mutex_base::lock() {
  unique_lock<mutex> l(__mut_);
  while (__state_ & __write_entered_) __gate1_.wait(l);
  __state_ |= __write_entered_;
  while (__state_ & __n_readers_) __gate2_.wait(l);
}
bool __shared_mutex_base::try_lock() {
  unique_lock<mutex> l(__mut_);
  if (__state_ != 0) return false;
  __state_ = __write_entered_;
  return true;
}
void __shared_mutex_base::unlock() {
  lock_guard<mutex> l(__mut_);
  __state_ = 0;
  __gate1_.notify_all();
}
void __shared_mutex_base::lock_shared() {
  unique_lock<mutex> l(__mut_);
  while ((__state_ & __write_entered_) || (__state_ & __n_readers_) == __n_readers_) __gate1_.wait(l);
  __state_++;
}
bool __shared_mutex_base::try_lock_shared() {
  unique_lock<mutex> l(__mut_);
  if ((__state_ & __write_entered_) || (__state_ & __n_readers_) == __n_readers_) return false;
  __state_++;
  return true;
}
void __shared_mutex_base::unlock_shared() {
  lock_guard<mutex> l(__mut_);
  unsigned n = (__state_ & __n_readers_) - 1;
  __state_ = (__state_ & __write_entered_) | n;
  if (__state_ & __write_entered_) { if (n == 0) __gate2_.notify_one(); }
  else if (n == __n_readers_ - 1) __gate1_.notify_one();
}
shared_timed_mutex::shared_timed_mutex() : __base() {}
void shared_timed_mutex::lock() { __base.lock(); }
bool shared_timed_mutex::try_lock() { return __base.try_lock(); }
void shared_timed_mutex::unlock() { __base.unlock(); }
void shared_timed_mutex::lock_shared() { __base.lock_shared(); }
bool shared_timed_mutex::try_lock_shared() { return __base.try_lock_shared(); }
void shared_timed_mutex::unlock_shared() { __base.unlock_shared(); }

// What is called once: 0 is not called, 1 is under way, all ones is done. An exception lets
// the next one try.
static mutex __heddle_once_lock;
static condition_variable __heddle_once_done;
void __call_once(volatile once_flag::_State_type &flag, void *with, void (*f)(void *)) {
  unique_lock<mutex> l(__heddle_once_lock);
  while (flag == 1) __heddle_once_done.wait(l);
  if (flag != 0) return;
  flag = 1;
  l.unlock();
  try {
    f(with);
  } catch (...) {
    l.lock();
    __atomic_store_n(&flag, (once_flag::_State_type)0, __ATOMIC_RELAXED);
    l.unlock();
    __heddle_once_done.notify_all();
    throw;
  }
  l.lock();
  __atomic_store_n(&flag, ~(once_flag::_State_type)0, __ATOMIC_RELEASE);
  l.unlock();
  __heddle_once_done.notify_all();
}

namespace chrono {
static nanoseconds __heddle_read(clockid_t which) {
  timespec t;
  clock_gettime(which, &t);
  return seconds(t.tv_sec) + nanoseconds(t.tv_nsec);
}
const bool system_clock::is_steady;
const bool steady_clock::is_steady;
system_clock::time_point system_clock::now() _NOEXCEPT { return time_point(duration_cast<duration>(__heddle_read(CLOCK_REALTIME))); }
steady_clock::time_point steady_clock::now() _NOEXCEPT { return time_point(duration_cast<duration>(__heddle_read(CLOCK_MONOTONIC))); }
time_t system_clock::to_time_t(const time_point &t) _NOEXCEPT { return time_t(duration_cast<seconds>(t.time_since_epoch()).count()); }
system_clock::time_point system_clock::from_time_t(time_t t) _NOEXCEPT { return system_clock::time_point(seconds(t)); }
}
_LIBCPP_END_NAMESPACE_STD
#endif
