// expect: holds; down, across, and not.
#include <cassert>
#include <typeinfo>

struct A { virtual ~A() {} };
struct B { virtual ~B() {} };
struct C : A, B {};
struct D : virtual A {};

int main() {
    C c;
    A *a = &c;
    assert(dynamic_cast<C *>(a) == &c);
    assert(dynamic_cast<B *>(a) == static_cast<B *>(&c));
    assert(dynamic_cast<D *>(a) == nullptr);
    D d;
    A *v = &d;
    assert(dynamic_cast<D *>(v) == &d);
    bool bad = false;
    try {
        (void)dynamic_cast<D &>(*a);
    } catch (const std::bad_cast &) {
        bad = true;
    }
    assert(bad);
}
