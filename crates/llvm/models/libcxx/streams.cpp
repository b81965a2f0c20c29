// Streams of libc++: what is written goes to the lane of the thread that writes it. Numbers
// are written and read by us, as the C locale has them; the rest is what the headers say.
#ifdef _LIBCPP_VERSION
#include <iomanip>
#include <ios>
#include <iostream>
#include <istream>
#include <locale>
#include <ostream>
#include <sstream>
#include <stdio.h>
#include <stdlib.h>
#include <streambuf>
#include <string.h>
namespace __heddle {
// A number with a sign: as such in base ten, else as its bits.
template <class T, class U> static std::ostream &whole(std::ostream &os, T v) {
  bool ten = !(os.flags() & (std::ios_base::hex | std::ios_base::oct));
  if (ten && v < 0) return integer(os, 0ull - (unsigned long long)v, true);
  return integer(os, (unsigned long long)(U)v, false);
}
static std::istream &read_real(std::istream &is, double &v) {
  std::istream::sentry ok(is);
  if (!ok) return is;
  std::streambuf *b = is.rdbuf();
  char text[100];
  size_t n = 0;
  int c = b->sgetc();
  for (; n + 1 < sizeof text && ((c >= '0' && c <= '9') || (c && strchr("+-.eE", c))); c = b->snextc()) text[n++] = (char)c;
  text[n] = 0;
  char *end;
  v = strtod(text, &end);
  if (c == EOF) is.setstate(std::ios_base::eofbit);
  if (end == text) is.setstate(std::ios_base::failbit);
  return is;
}
}
_LIBCPP_BEGIN_NAMESPACE_STD
// The C locale, and nothing of it but characters.
locale::locale() _NOEXCEPT : __locale_(nullptr) {}
locale::locale(const locale &o) _NOEXCEPT : __locale_(o.__locale_) {}
locale::~locale() {}
const locale &locale::operator=(const locale &o) _NOEXCEPT { __locale_ = o.__locale_; return *this; }
const locale &locale::classic() { static locale c; return c; }
string locale::name() const { return "C"; }
bool locale::operator==(const locale &) const { return true; }
locale::facet::~facet() {}
void locale::facet::__on_zero_shared() _NOEXCEPT {}
locale::id ctype<char>::id;
ctype<char>::ctype(const mask *t, bool d, size_t refs) : locale::facet(refs), __tab_(t ? t : classic_table()), __del_(d) {}
ctype<char>::~ctype() {}
const ctype<char>::mask *ctype<char>::classic_table() _NOEXCEPT {
  static mask all[256];
  static bool made = false;
  if (!made) {
    for (int i = 0; i < 128; i++) {
      mask m = 0;
      if (i == ' ' || (i >= 9 && i <= 13)) m |= space;
      if (i >= '0' && i <= '9') m |= digit | xdigit;
      if (i >= 'A' && i <= 'Z') m |= upper | alpha;
      if (i >= 'a' && i <= 'z') m |= lower | alpha;
      if ((i >= 'A' && i <= 'F') || (i >= 'a' && i <= 'f')) m |= xdigit;
      if (i >= ' ' && i < 127) m |= print;
      all[i] = m;
    }
    made = true;
  }
  return all;
}
char ctype<char>::do_toupper(char c) const { return c >= 'a' && c <= 'z' ? (char)(c - 32) : c; }
const char *ctype<char>::do_toupper(char *a, const char *e) const { for (; a < e; a++) *a = do_toupper(*a); return e; }
char ctype<char>::do_tolower(char c) const { return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c; }
const char *ctype<char>::do_tolower(char *a, const char *e) const { for (; a < e; a++) *a = do_tolower(*a); return e; }
char ctype<char>::do_widen(char c) const { return c; }
const char *ctype<char>::do_widen(const char *a, const char *e, char *to) const { for (; a < e; a++, to++) *to = *a; return e; }
char ctype<char>::do_narrow(char c, char) const { return c; }
const char *ctype<char>::do_narrow(const char *a, const char *e, char, char *to) const { for (; a < e; a++, to++) *to = *a; return e; }
const locale::facet *locale::use_facet(id &which) const {
  if (&which != &std::ctype<char>::id) __throw_bad_cast();
  alignas(std::ctype<char>) static char place[sizeof(std::ctype<char>)];
  static bool made = false;
  if (!made) new (place) std::ctype<char>(nullptr, false, 1);
  made = true;
  return (std::ctype<char> *)place;
}
bool locale::has_facet(id &which) const { return &which == &std::ctype<char>::id; }

void ios_base::init(void *b) {
  __rdbuf_ = b;
  __rdstate_ = b ? goodbit : badbit;
  __exceptions_ = goodbit;
  __fmtflags_ = skipws | dec;
  __width_ = 0;
  __precision_ = 6;
  __fn_ = nullptr;
  __index_ = nullptr;
  __event_size_ = __event_cap_ = 0;
  __iarray_ = nullptr;
  __iarray_size_ = __iarray_cap_ = 0;
  __parray_ = nullptr;
  __parray_size_ = __parray_cap_ = 0;
  __loc_ = nullptr;
}
ios_base::~ios_base() {}
void ios_base::clear(iostate s) {
  __rdstate_ = __rdbuf_ ? s : s | badbit;
  if (__rdstate_ & __exceptions_) __throw_failure("ios_base::clear");
}
void ios_base::__set_badbit_and_consider_rethrow() {
  __rdstate_ |= badbit;
  if (__exceptions_ & badbit) throw;
}
void ios_base::__set_failbit_and_consider_rethrow() {
  __rdstate_ |= failbit;
  if (__exceptions_ & failbit) throw;
}
locale ios_base::getloc() const { return locale(); }
locale ios_base::imbue(const locale &l) { return l; }
bool ios_base::sync_with_stdio(bool) { return true; }
void ios_base::__call_callbacks(event) {}
void ios_base::move(ios_base &o) {
  __fmtflags_ = o.__fmtflags_;
  __precision_ = o.__precision_;
  __width_ = o.__width_;
  __rdstate_ = o.__rdstate_;
  __exceptions_ = o.__exceptions_;
  __rdbuf_ = nullptr;
  __loc_ = nullptr;
  __fn_ = nullptr;
  __index_ = nullptr;
  __event_size_ = __event_cap_ = __iarray_size_ = __iarray_cap_ = __parray_size_ = __parray_cap_ = 0;
  __iarray_ = nullptr;
  __parray_ = nullptr;
}
ios_base::failure::failure(const string &s, const error_code &c) : system_error(c, s) {}
ios_base::failure::failure(const char *s, const error_code &c) : system_error(c, s) {}
ios_base::failure::~failure() throw() {}
const error_category &iostream_category() _NOEXCEPT { return generic_category(); }

#define WRITES(type, how) template <> basic_ostream<char> &basic_ostream<char>::operator<<(type v) { return how; }
WRITES(bool, flags() & boolalpha ? __heddle::number(*this, v ? "true" : "false", v ? 4 : 5, false) : __heddle::integer(*this, v, false))
WRITES(short, (__heddle::whole<short, unsigned short>(*this, v)))
WRITES(unsigned short, __heddle::integer(*this, v, false))
WRITES(int, (__heddle::whole<int, unsigned>(*this, v)))
WRITES(unsigned, __heddle::integer(*this, v, false))
WRITES(long, (__heddle::whole<long, unsigned long>(*this, v)))
WRITES(unsigned long, __heddle::integer(*this, v, false))
WRITES(long long, (__heddle::whole<long long, unsigned long long>(*this, v)))
WRITES(unsigned long long, __heddle::integer(*this, v, false))
WRITES(float, __heddle::real(*this, v))
WRITES(double, __heddle::real(*this, v))
WRITES(long double, __heddle::real(*this, (double)v))
template <> basic_ostream<char> &basic_ostream<char>::operator<<(const void *p) {
  char text[32];
  int n = snprintf(text, sizeof text, "%p", p);
  return __heddle::number(*this, text, (size_t)n, false);
}
#define READS(type) template <> basic_istream<char> &basic_istream<char>::operator>>(type &v) { return __heddle::read_integer(*this, v); }
READS(short) READS(unsigned short) READS(int) READS(unsigned) READS(long) READS(unsigned long)
READS(long long) READS(unsigned long long)
template <> basic_istream<char> &basic_istream<char>::operator>>(double &v) { return __heddle::read_real(*this, v); }
template <> basic_istream<char> &basic_istream<char>::operator>>(float &v) {
  double d = 0;
  __heddle::read_real(*this, d);
  v = (float)d;
  return *this;
}
template <> basic_istream<char> &basic_istream<char>::operator>>(long double &v) {
  double d = 0;
  __heddle::read_real(*this, d);
  v = d;
  return *this;
}
template <> basic_istream<char> &basic_istream<char>::operator>>(bool &v) {
  int n = 0;
  __heddle::read_integer(*this, n);
  v = n != 0;
  return *this;
}
template <> basic_istream<char> &basic_istream<char>::operator>>(void *&v) { v = nullptr; return *this; }
template class basic_streambuf<char>;
template class basic_ios<char>;
template class basic_ostream<char>;
template class basic_istream<char>;
template class basic_iostream<char>;
template class basic_stringbuf<char>;
template class basic_ostringstream<char>;
template class basic_istringstream<char>;
template class basic_stringstream<char>;

ios_base::Init::Init() {}
ios_base::Init::~Init() {}
_LIBCPP_END_NAMESPACE_STD
// The streams that every program has lie where the headers say, and are made before all else.
alignas(std::ostream) char heddle_cout[sizeof(std::ostream)] __asm__("_ZNSt3__14coutE");
alignas(std::ostream) char heddle_cerr[sizeof(std::ostream)] __asm__("_ZNSt3__14cerrE");
alignas(std::ostream) char heddle_clog[sizeof(std::ostream)] __asm__("_ZNSt3__14clogE");
alignas(std::istream) char heddle_cin[sizeof(std::istream)] __asm__("_ZNSt3__13cinE");
__attribute__((constructor(101))) static void heddle_streams() {
  alignas(__heddle::Console) static char out[sizeof(__heddle::Console)], err[sizeof(__heddle::Console)];
  auto *o = new (out) __heddle::Console, *e = new (err) __heddle::Console;
  e->is_error = true;
  new (heddle_cout) std::ostream(o);
  new (heddle_cerr) std::ostream(e);
  new (heddle_clog) std::ostream(e);
  new (heddle_cin) std::istream(nullptr);
}
#endif
