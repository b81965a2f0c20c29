// What the streams of both libraries write and read by: characters to the lane of the thread
// that writes them, numbers as the C locale has them.
#include <ios>
#include <istream>
#include <ostream>
#include <stdio.h>
#include <stdlib.h>
#include <streambuf>
namespace __heddle {
// Characters straight to standard output or standard error.
struct Console : std::streambuf {
  FILE *file() { return is_error ? stderr : stdout; }
  bool is_error = false;
  int_type overflow(int_type c) override {
    if (c != traits_type::eof()) fputc(c, file());
    return 0;
  }
  std::streamsize xsputn(const char *s, std::streamsize n) override {
    fprintf(file(), "%.*s", (int)n, s);
    return n;
  }
};
static std::ostream &number(std::ostream &os, const char *digits, size_t n, bool is_negative) {
  std::ostream::sentry ok(os);
  if (!ok) return os;
  long width = os.width(0), pad = width > (long)n + is_negative ? width - (long)n - is_negative : 0;
  auto side = os.flags() & std::ios_base::adjustfield;
  char fill = os.fill();
  std::streambuf *b = os.rdbuf();
  if (side != std::ios_base::left && side != std::ios_base::internal) for (; pad > 0; pad--) b->sputc(fill);
  if (is_negative) b->sputc('-');
  if (side == std::ios_base::internal) for (; pad > 0; pad--) b->sputc(fill);
  b->sputn(digits, (std::streamsize)n);
  for (; pad > 0; pad--) b->sputc(fill);
  return os;
}
static std::ostream &integer(std::ostream &os, unsigned long long v, bool is_negative) {
  auto flags = os.flags();
  unsigned base = flags & std::ios_base::hex ? 16 : flags & std::ios_base::oct ? 8 : 10;
  bool up = flags & std::ios_base::uppercase;
  char text[40];
  size_t at = sizeof text;
  bool zero = v == 0;
  do {
    text[--at] = (up ? "0123456789ABCDEF" : "0123456789abcdef")[v % base];
    v /= base;
  } while (v);
  if ((flags & std::ios_base::showbase) && base == 16 && !zero) { text[--at] = up ? 'X' : 'x'; text[--at] = '0'; }
  if ((flags & std::ios_base::showbase) && base == 8 && !zero) text[--at] = '0';
  if ((flags & std::ios_base::showpos) && base == 10 && !is_negative) text[--at] = '+';
  return number(os, text + at, sizeof text - at, is_negative);
}
static std::ostream &real(std::ostream &os, double v) {
  auto flags = os.flags() & std::ios_base::floatfield;
  char text[400];
  int p = (int)os.precision();
  const char *f = flags == std::ios_base::fixed ? "%.*f" : flags == std::ios_base::scientific ? "%.*e" : "%.*g";
  int n = snprintf(text, sizeof text, f, p, v < 0 ? -v : v);
  return number(os, text, (size_t)n, v < 0);
}
template <class T> static std::istream &read_integer(std::istream &is, T &v) {
  std::istream::sentry ok(is);
  if (!ok) return is;
  std::streambuf *b = is.rdbuf();
  int c = b->sgetc();
  bool minus = c == '-', any = false;
  if (c == '-' || c == '+') c = b->snextc();
  T n = 0;
  for (; c >= '0' && c <= '9'; c = b->snextc()) { n = (T)(n * 10 + (T)(c - '0')); any = true; }
  if (c == EOF) is.setstate(std::ios_base::eofbit);
  if (!any) is.setstate(std::ios_base::failbit);
  v = any ? (minus ? (T)(0 - n) : n) : 0;
  return is;
}
}
