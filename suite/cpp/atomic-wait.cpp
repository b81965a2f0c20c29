// expect: holds; C++20's wait and notify.
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<int> state{0};
int data = 0;

int main() {
    std::thread t([] {
        data = 1;
        state.store(1);
        state.notify_one();
    });
    state.wait(0);
    assert(data == 1);
    t.join();
}
