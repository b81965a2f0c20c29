// expect: holds; a local static is made once.
#include <cassert>
#include <thread>

int made = 0;
struct Thing {
    int v;
    Thing() : v(5) { made++; }
};
Thing &thing() {
    static Thing t;
    return t;
}

int main() {
    std::thread a([] { assert(thing().v == 5); }), b([] { assert(thing().v == 5); });
    a.join();
    b.join();
    assert(made == 1);
}
