// expect: holds; an exception goes from one thread to another.
#include <cassert>
#include <future>
#include <stdexcept>
#include <thread>

int main() {
    std::promise<int> p;
    auto f = p.get_future();
    std::thread t([&p] {
        try {
            throw std::runtime_error("there");
        } catch (...) {
            p.set_exception(std::current_exception());
        }
    });
    bool caught = false;
    try {
        f.get();
    } catch (const std::runtime_error &) {
        caught = true;
    }
    assert(caught);
    t.join();
}
