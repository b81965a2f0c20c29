// Waiting on atomics (C++20) in libc++: on the address itself where its size allows, else on a
// number that counts who told of changes. The library has many such numbers, one for some
// addresses each; here all addresses have one, as any two may have there.
#ifdef _LIBCPP_VERSION
#include <atomic>
extern "C" int __heddle_futex_wait(int *, int);
extern "C" int __heddle_futex_wake(int *, int);
_LIBCPP_BEGIN_NAMESPACE_STD
static int __heddle_changes;
void __cxx_atomic_notify_all(void const volatile *) {
  __atomic_fetch_add(&__heddle_changes, 1, __ATOMIC_SEQ_CST);
  __heddle_futex_wake(&__heddle_changes, 0x7fffffff);
}
void __cxx_atomic_notify_one(void const volatile *p) { __cxx_atomic_notify_all(p); }
__cxx_contention_t __libcpp_atomic_monitor(void const volatile *) { return __atomic_load_n(&__heddle_changes, __ATOMIC_SEQ_CST); }
void __libcpp_atomic_wait(void const volatile *, __cxx_contention_t seen) { __heddle_futex_wait(&__heddle_changes, (int)seen); }
void __cxx_atomic_notify_one(__cxx_atomic_contention_t const volatile *p) { __heddle_futex_wake((int *)p, 1); }
void __cxx_atomic_notify_all(__cxx_atomic_contention_t const volatile *p) { __heddle_futex_wake((int *)p, 0x7fffffff); }
__cxx_contention_t __libcpp_atomic_monitor(__cxx_atomic_contention_t const volatile *p) { return __atomic_load_n((const int *)p, __ATOMIC_SEQ_CST); }
void __libcpp_atomic_wait(__cxx_atomic_contention_t const volatile *p, __cxx_contention_t seen) { __heddle_futex_wait((int *)p, (int)seen); }
_LIBCPP_END_NAMESPACE_STD
#endif
