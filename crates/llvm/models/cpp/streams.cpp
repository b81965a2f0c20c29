// Streams: what is written goes to the lane of the thread that writes it. Numbers are written
// by us, as the C locale has them; the rest is what the headers say.
#include <iomanip>
#include <ios>
#include <istream>
#include <ostream>
#include <sstream>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <streambuf>
#ifdef __GLIBCXX__
#include <iostream>
namespace std {
// The C locale, and nothing of it but characters.
locale::locale() noexcept : _M_impl(nullptr) {}
locale::locale(const locale &o) noexcept : _M_impl(o._M_impl) {}
locale::~locale() noexcept {}
const locale &locale::operator=(const locale &o) noexcept { _M_impl = o._M_impl; return *this; }
const locale &locale::classic() { static locale c; return c; }
string locale::name() const { return "C"; }
bool locale::operator==(const locale &) const noexcept { return true; }
locale::facet::~facet() {}
size_t locale::id::_M_id() const noexcept { return 0; }
locale::id ctype<char>::id;

ctype<char>::ctype(const mask *t, bool, size_t refs) : facet(refs), _M_c_locale_ctype(), _M_del(false), _M_toupper(nullptr), _M_tolower(nullptr), _M_table(t), _M_widen_ok(1), _M_narrow_ok(0) {
  for (int i = 0; i < 256; i++) _M_widen[i] = (char)i;
}
ctype<char>::~ctype() {}
char ctype<char>::do_toupper(char c) const { return c >= 'a' && c <= 'z' ? (char)(c - 32) : c; }
const char *ctype<char>::do_toupper(char *a, const char *e) const { for (; a < e; a++) *a = do_toupper(*a); return e; }
char ctype<char>::do_tolower(char c) const { return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c; }
const char *ctype<char>::do_tolower(char *a, const char *e) const { for (; a < e; a++) *a = do_tolower(*a); return e; }
void ctype<char>::_M_widen_init() const {}
static const ctype_base::mask *kinds() {
  static ctype_base::mask all[256];
  static bool made = false;
  if (!made) {
    for (int i = 0; i < 256; i++) all[i] = i == ' ' || (i >= 9 && i <= 13) ? ctype_base::space : i >= '0' && i <= '9' ? ctype_base::digit : 0;
    made = true;
  }
  return all;
}
static ctype<char> &characters() {
  alignas(ctype<char>) static char place[sizeof(ctype<char>)];
  static bool made = false;
  if (!made) new (place) ctype<char>(kinds());
  made = true;
  return (ctype<char> &)place;
}

ios_base::ios_base() noexcept : _M_precision(6), _M_width(0), _M_flags(skipws | dec), _M_exception(goodbit), _M_streambuf_state(goodbit), _M_callbacks(nullptr), _M_word_size(_S_local_word_size), _M_word(_M_local_word) {}
ios_base::~ios_base() {}
void ios_base::_M_init() noexcept { _M_precision = 6; _M_width = 0; _M_flags = skipws | dec; }
void ios_base::_M_call_callbacks(event) noexcept {}
void ios_base::_M_dispose_callbacks() noexcept {}
void ios_base::_M_move(ios_base &) noexcept {}
void ios_base::_M_swap(ios_base &) noexcept {}
locale ios_base::imbue(const locale &l) noexcept { return l; }
bool ios_base::sync_with_stdio(bool) { return true; }
#if _GLIBCXX_USE_CXX11_ABI
ios_base::failure::failure(const string &s) : system_error(io_errc::stream, s) {}
ios_base::failure::failure(const string &s, const error_code &c) : system_error(c, s) {}
ios_base::failure::failure(const char *s, const error_code &c) : system_error(c, s) {}
ios_base::failure::~failure() {}
const char *ios_base::failure::what() const noexcept { return system_error::what(); }
const error_category &iostream_category() noexcept { return generic_category(); }
#endif
void __throw_ios_failure(const char *s) { throw ios_base::failure(s); }
void __throw_ios_failure(const char *s, int) { throw ios_base::failure(s); }

template <> void basic_ios<char>::_M_cache_locale(const locale &) {
  _M_ctype = &characters();
  _M_num_put = nullptr;
  _M_num_get = nullptr;
}
template <> template <> ostream &ostream::_M_insert(long v) { return __heddle::integer(*this, v < 0 && !(flags() & (hex | oct)) ? 0ul - (unsigned long)v : (unsigned long)v, v < 0 && !(flags() & (hex | oct))); }
template <> template <> ostream &ostream::_M_insert(unsigned long v) { return __heddle::integer(*this, v, false); }
template <> template <> ostream &ostream::_M_insert(long long v) { return _M_insert((long)v); }
template <> template <> ostream &ostream::_M_insert(unsigned long long v) { return __heddle::integer(*this, v, false); }
template <> template <> ostream &ostream::_M_insert(bool v) {
  if (!(flags() & boolalpha)) return __heddle::integer(*this, v, false);
  return __heddle::number(*this, v ? "true" : "false", v ? 4 : 5, false);
}
template <> template <> ostream &ostream::_M_insert(double v) { return __heddle::real(*this, v); }
template <> template <> ostream &ostream::_M_insert(long double v) { return __heddle::real(*this, (double)v); }
template <> template <> ostream &ostream::_M_insert(const void *p) {
  char text[32];
  int n = snprintf(text, sizeof text, "%p", p);
  return __heddle::number(*this, text, (size_t)n, false);
}
template <> template <> istream &istream::_M_extract(long &v) { return __heddle::read_integer(*this, v); }
template <> template <> istream &istream::_M_extract(unsigned long &v) { return __heddle::read_integer(*this, v); }
template <> template <> istream &istream::_M_extract(long long &v) { return __heddle::read_integer(*this, v); }
template <> template <> istream &istream::_M_extract(unsigned long long &v) { return __heddle::read_integer(*this, v); }
template <> template <> istream &istream::_M_extract(unsigned &v) { return __heddle::read_integer(*this, v); }
template <> istream &operator>>(istream &is, string &s) {
  s.clear();
  istream::sentry ok(is);
  if (!ok) return is;
  streambuf *b = is.rdbuf();
  int c = b->sgetc();
  for (; c != EOF && c != ' ' && !(c >= 9 && c <= 13); c = b->snextc()) s.push_back((char)c);
  if (c == EOF) is.setstate(ios_base::eofbit);
  if (s.empty()) is.setstate(ios_base::failbit);
  is.width(0);
  return is;
}
template <> istream &getline(istream &is, string &s, char end) {
  s.clear();
  istream::sentry ok(is, true);
  if (!ok) return is;
  streambuf *b = is.rdbuf();
  bool any = false;
  for (int c = b->sgetc();; c = b->snextc()) {
    if (c == EOF) { is.setstate(any ? ios_base::eofbit : ios_base::eofbit | ios_base::failbit); break; }
    any = true;
    if ((char)c == end) { b->sbumpc(); break; }
    s.push_back((char)c);
  }
  return is;
}
template <> istream &istream::operator>>(int &v) { return __heddle::read_integer(*this, v); }
}
template class std::basic_streambuf<char>;
template class std::basic_ios<char>;
template class std::basic_ostream<char>;
template class std::basic_istream<char>;
template class std::basic_iostream<char>;
template class std::basic_stringbuf<char>;
template class std::basic_ostringstream<char>;
template class std::basic_istringstream<char>;
template class std::basic_stringstream<char>;
namespace std {
template ostream &endl(ostream &);
template ostream &ends(ostream &);
template ostream &flush(ostream &);
template ostream &operator<<(ostream &, char);
template ostream &operator<<(ostream &, unsigned char);
template ostream &operator<<(ostream &, signed char);
template ostream &operator<<(ostream &, const char *);
template ostream &operator<<(ostream &, const unsigned char *);
template ostream &operator<<(ostream &, const signed char *);
template ostream &operator<<(ostream &, const string &);
template ostream &__ostream_insert(ostream &, const char *, streamsize);
template istream &operator>>(istream &, char &);
template ostream &operator<<(ostream &, _Setw);
template ostream &operator<<(ostream &, _Setprecision);
template ostream &operator<<(ostream &, _Setfill<char>);
template ostream &operator<<(ostream &, _Setbase);
template ostream &operator<<(ostream &, _Setiosflags);
template ostream &operator<<(ostream &, _Resetiosflags);
template istream &getline(istream &, string &);
}
// The streams that every program has lie where the headers say.
extern "C" {
alignas(std::ostream) char heddle_cout[sizeof(std::ostream)] __asm__("_ZSt4cout");
alignas(std::ostream) char heddle_cerr[sizeof(std::ostream)] __asm__("_ZSt4cerr");
alignas(std::ostream) char heddle_clog[sizeof(std::ostream)] __asm__("_ZSt4clog");
alignas(std::istream) char heddle_cin[sizeof(std::istream)] __asm__("_ZSt3cin");
}
namespace std {
ios_base::Init::Init() {
  static bool made = false;
  if (made) return;
  made = true;
  static __heddle::Console out, err;
  err.is_error = true;
  new (heddle_cout) ostream(&out);
  new (heddle_cerr) ostream(&err);
  new (heddle_clog) ostream(&err);
  new (heddle_cin) istream(nullptr);
}
ios_base::Init::~Init() {}
}
#endif
