// expect: holds; what a thread has for itself is destroyed with it.
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<int> dead{0};
struct Own {
    int v = 0;
    ~Own() { dead++; }
};
thread_local Own own;

int main() {
    std::thread a([] {
        own.v++;
        assert(own.v == 1);
    });
    a.join();
    assert(dead == 1);
}
