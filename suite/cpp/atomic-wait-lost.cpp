// expect: violated deadlock; nobody wakes the one who waits.
#include <atomic>
#include <thread>

std::atomic<int> state{0};

int main() {
    std::thread t([] { state.store(1); });
    state.wait(0);
    t.join();
}
