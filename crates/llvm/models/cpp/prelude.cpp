// Before all parts: templates that headers say are compiled elsewhere are compiled here.
#include <cstddef>
#ifdef __GLIBCXX__
#undef _GLIBCXX_EXTERN_TEMPLATE
#define _GLIBCXX_EXTERN_TEMPLATE 0
#endif
