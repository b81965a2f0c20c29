// expect: holds; the last owner destroys.
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

std::atomic<int> alive{0};

struct Thing {
    Thing() { alive++; }
    ~Thing() { alive--; }
};

int main() {
    {
        auto p = std::make_shared<Thing>();
        std::thread t([p] {});
        p.reset();
        t.join();
    }
    assert(alive == 0);
}
