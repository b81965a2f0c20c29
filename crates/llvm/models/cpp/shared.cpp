// shared_ptr where several threads have one: a lock beside the pointers.
#include <memory>
#include <pthread.h>
#ifdef __GLIBCXX__
namespace std {
static pthread_mutex_t pointers = PTHREAD_MUTEX_INITIALIZER;
_Sp_locker::_Sp_locker(const void *) noexcept { pthread_mutex_lock(&pointers); }
_Sp_locker::_Sp_locker(const void *, const void *) noexcept { pthread_mutex_lock(&pointers); }
_Sp_locker::~_Sp_locker() { pthread_mutex_unlock(&pointers); }
}
#endif
