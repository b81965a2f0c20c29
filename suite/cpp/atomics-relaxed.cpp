// expect: violated data-race: value; a relaxed store publishes nothing.
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<int *> shared{nullptr};
int value = 0;

int main() {
    std::thread t([] {
        value = 7;
        shared.store(&value, std::memory_order_relaxed);
    });
    if (int *p = shared.load(std::memory_order_acquire))
        assert(*p == 7);
    t.join();
}
