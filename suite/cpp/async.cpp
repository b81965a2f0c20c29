// expect: holds; a task that runs beside.
#include <cassert>
#include <future>

int main() {
    auto f = std::async(std::launch::async, [] { return 42; });
    assert(f.get() == 42);
}
