// Counts of shared pointers in libc++, and the lock beside pointers that several threads have.
#ifdef _LIBCPP_VERSION
#include <memory>
#include <pthread.h>
_LIBCPP_BEGIN_NAMESPACE_STD
__shared_count::~__shared_count() {}
__shared_weak_count::~__shared_weak_count() {}
void __shared_weak_count::__release_weak() _NOEXCEPT {
  // The last of all sees that nobody else has it without taking a part away.
  if (__atomic_load_n(&__shared_weak_owners_, __ATOMIC_ACQUIRE) == 0) __on_zero_shared_weak();
  else if (__atomic_add_fetch(&__shared_weak_owners_, -1L, __ATOMIC_ACQ_REL) == -1) __on_zero_shared_weak();
}
__shared_weak_count *__shared_weak_count::lock() _NOEXCEPT {
  long n = __atomic_load_n(&__shared_owners_, __ATOMIC_SEQ_CST);
  while (n != -1)
    if (__atomic_compare_exchange_n(&__shared_owners_, &n, n + 1, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) return this;
  return nullptr;
}
const void *__shared_weak_count::__get_deleter(const type_info &) const _NOEXCEPT { return nullptr; }

static pthread_mutex_t __heddle_pointers = PTHREAD_MUTEX_INITIALIZER;
void __sp_mut::lock() _NOEXCEPT { pthread_mutex_lock(&__heddle_pointers); }
void __sp_mut::unlock() _NOEXCEPT { pthread_mutex_unlock(&__heddle_pointers); }
__sp_mut &__get_sp_mut(const void *) {
  static void *one[1];
  return *(__sp_mut *)one;
}
_LIBCPP_END_NAMESPACE_STD
#endif
