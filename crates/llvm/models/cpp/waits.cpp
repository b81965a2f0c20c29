// Waiting on atomics (C++20). Which of several pools an address has is a matter of its number;
// here all have one, as any two may have in the library.
#include <atomic>
#ifdef __GLIBCXX__
#if __cpp_lib_atomic_wait
namespace __heddle {
std::__detail::__waiter_pool_base *pool(const void *) __asm__("_ZNSt8__detail18__waiter_pool_base6_S_forEPKv");
std::__detail::__waiter_pool_base *pool(const void *) {
  alignas(64) static char storage[sizeof(std::__detail::__waiter_pool_base)];
  return (std::__detail::__waiter_pool_base *)storage;
}
}
#endif
#endif
