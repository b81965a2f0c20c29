// expect: holds; a promise kept and a task run.
#include <cassert>
#include <future>
#include <thread>

int main() {
    std::promise<int> p;
    auto f = p.get_future();
    std::thread t([&p] { p.set_value(1); });
    assert(f.get() == 1);
    t.join();
}
