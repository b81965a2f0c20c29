// expect: holds; a thread that is asked to stop, and joined by its destructor.
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<int> n{0};

int main() {
    {
        std::jthread t([](std::stop_token) { n++; });
    }
    assert(n == 1);
}
