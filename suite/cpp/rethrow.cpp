// expect: holds; thrown again, and caught with several bases.
#include <cassert>

struct A { int a = 1; virtual ~A() {} };
struct B { int b = 2; virtual ~B() {} };
struct C : A, B { int c = 3; };

int main() {
    int seen = 0;
    try {
        try {
            throw C();
        } catch (A &a) {
            seen += a.a;
            throw;
        }
    } catch (B &b) {
        seen += b.b * 10;
    }
    assert(seen == 21);
}
