// Before all parts: templates that headers say are compiled elsewhere are compiled here.
#define _LIBCPP_DISABLE_EXTERN_TEMPLATE
#include <cstddef>
#ifdef __GLIBCXX__
#undef _GLIBCXX_EXTERN_TEMPLATE
#define _GLIBCXX_EXTERN_TEMPLATE 0
#endif
#include <string>
#ifdef __GLIBCXX__
namespace std {
// Whether a text lies outside of a string. The library compares addresses, which have no
// order here; this asks for each place.
template <> bool string::_M_disjunct(const char *s) const noexcept {
  for (size_type i = 0; i <= size(); i++)
    if (s == data() + i) return false;
  return true;
}
}
#endif
