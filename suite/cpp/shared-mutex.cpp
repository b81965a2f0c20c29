// expect: holds; readers see all of a write or nothing.
#include <cassert>
#include <mutex>
#include <shared_mutex>
#include <thread>

std::shared_mutex m;
int a = 0, b = 0;

int main() {
    std::thread w([] {
        std::unique_lock lock(m);
        a = 1;
        b = 1;
    });
    std::thread r([] {
        std::shared_lock lock(m);
        assert(a == b);
    });
    w.join();
    r.join();
}
