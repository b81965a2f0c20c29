// expect: holds; an exception is caught by a base, destructors run on the way.
#include <cassert>
#include <stdexcept>
#include <string>

int alive = 0;
struct Guard {
    Guard() { alive++; }
    ~Guard() { alive--; }
};

void deep(int n) {
    Guard g;
    if (n == 0)
        throw std::out_of_range("too deep");
    deep(n - 1);
}

int main() {
    bool caught = false;
    try {
        deep(2);
    } catch (const std::logic_error &e) {
        caught = std::string(e.what()) == "too deep";
    }
    assert(caught && alive == 0);
}
