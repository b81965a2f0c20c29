// Strings of characters, numbers as texts, sorted ranges and prime numbers of libc++, which
// its headers say are compiled elsewhere.
#ifdef _LIBCPP_VERSION
#include <algorithm>
#include <errno.h>
#include <limits>
#include <stdexcept>
#include <stdio.h>
#include <stdlib.h>
#include <string>
template class std::basic_string<char>;
template std::string std::operator+(const char *, const std::string &);
template void std::__sort<std::__less<char> &, char *>(char *, char *, std::__less<char> &);
template void std::__sort<std::__less<signed char> &, signed char *>(signed char *, signed char *, std::__less<signed char> &);
template void std::__sort<std::__less<unsigned char> &, unsigned char *>(unsigned char *, unsigned char *, std::__less<unsigned char> &);
template void std::__sort<std::__less<short> &, short *>(short *, short *, std::__less<short> &);
template void std::__sort<std::__less<unsigned short> &, unsigned short *>(unsigned short *, unsigned short *, std::__less<unsigned short> &);
template void std::__sort<std::__less<int> &, int *>(int *, int *, std::__less<int> &);
template void std::__sort<std::__less<unsigned> &, unsigned *>(unsigned *, unsigned *, std::__less<unsigned> &);
template void std::__sort<std::__less<long> &, long *>(long *, long *, std::__less<long> &);
template void std::__sort<std::__less<unsigned long> &, unsigned long *>(unsigned long *, unsigned long *, std::__less<unsigned long> &);
template void std::__sort<std::__less<long long> &, long long *>(long long *, long long *, std::__less<long long> &);
template void std::__sort<std::__less<unsigned long long> &, unsigned long long *>(unsigned long long *, unsigned long long *, std::__less<unsigned long long> &);
template void std::__sort<std::__less<double> &, double *>(double *, double *, std::__less<double> &);
template void std::__sort<std::__less<float> &, float *>(float *, float *, std::__less<float> &);
_LIBCPP_BEGIN_NAMESPACE_STD
template <class F> static string __heddle_text(const char *format, F v) {
  char text[400];
  snprintf(text, sizeof text, format, v);
  return text;
}
string to_string(int v) { return __heddle_text("%d", v); }
string to_string(unsigned v) { return __heddle_text("%u", v); }
string to_string(long v) { return __heddle_text("%ld", v); }
string to_string(unsigned long v) { return __heddle_text("%lu", v); }
string to_string(long long v) { return __heddle_text("%lld", v); }
string to_string(unsigned long long v) { return __heddle_text("%llu", v); }
string to_string(float v) { return __heddle_text("%f", v); }
string to_string(double v) { return __heddle_text("%f", v); }
string to_string(long double v) { return __heddle_text("%Lf", v); }
// A number at the start of a text; how many characters it has.
template <class T, class F> static T __heddle_number(const char *who, const string &s, size_t *n, F read) {
  const char *p = s.c_str();
  char *end;
  int before = errno;
  errno = 0;
  T v = read(p, &end);
  int e = errno;
  errno = before;
  if (e == ERANGE) throw out_of_range(string(who) + ": out of range");
  if (end == p) throw invalid_argument(string(who) + ": no conversion");
  if (n) *n = (size_t)(end - p);
  return v;
}
int stoi(const string &s, size_t *n, int base) {
  long v = __heddle_number<long>("stoi", s, n, [&](const char *p, char **e) { return strtol(p, e, base); });
  if (v < numeric_limits<int>::min() || v > numeric_limits<int>::max()) throw out_of_range("stoi: out of range");
  return (int)v;
}
long stol(const string &s, size_t *n, int base) { return __heddle_number<long>("stol", s, n, [&](const char *p, char **e) { return strtol(p, e, base); }); }
unsigned long stoul(const string &s, size_t *n, int base) { return __heddle_number<unsigned long>("stoul", s, n, [&](const char *p, char **e) { return strtoul(p, e, base); }); }
long long stoll(const string &s, size_t *n, int base) { return __heddle_number<long long>("stoll", s, n, [&](const char *p, char **e) { return strtoll(p, e, base); }); }
unsigned long long stoull(const string &s, size_t *n, int base) { return __heddle_number<unsigned long long>("stoull", s, n, [&](const char *p, char **e) { return strtoull(p, e, base); }); }
float stof(const string &s, size_t *n) { return __heddle_number<float>("stof", s, n, [](const char *p, char **e) { return strtof(p, e); }); }
double stod(const string &s, size_t *n) { return __heddle_number<double>("stod", s, n, [](const char *p, char **e) { return strtod(p, e); }); }
long double stold(const string &s, size_t *n) { return __heddle_number<long double>("stold", s, n, [](const char *p, char **e) { return strtold(p, e); }); }

// The number of buckets of a table: the first prime that is not smaller.
size_t __next_prime(size_t n) {
  if (n <= 2) return n == 0 ? 0 : 2;
  for (n |= 1;; n += 2) {
    bool is_prime = true;
    for (size_t d = 3; d * d <= n && is_prime; d += 2) is_prime = n % d != 0;
    if (is_prime) return n;
  }
}
_LIBCPP_END_NAMESPACE_STD
#endif
