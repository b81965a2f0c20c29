// expect: holds; a published pointer, and counting.
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<int> n{0};
std::atomic<int *> shared{nullptr};
int value = 0;

int main() {
    std::thread t([] {
        value = 7;
        shared.store(&value, std::memory_order_release);
        n.fetch_add(1, std::memory_order_relaxed);
    });
    n++;
    if (int *p = shared.load(std::memory_order_acquire))
        assert(*p == 7);
    t.join();
    assert(n == 2);
}
