// Strings of characters, which the headers say are compiled elsewhere.
#include <string>
#ifdef __GLIBCXX__
template class std::allocator<char>;
template class std::basic_string<char>;
template std::string std::operator+(const std::string &, const std::string &);
template std::string std::operator+(const char *, const std::string &);
template std::string std::operator+(char, const std::string &);
#endif
