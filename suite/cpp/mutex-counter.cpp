// expect: holds; two threads count under a lock.
#include <cassert>
#include <mutex>
#include <thread>

int counter = 0;
std::mutex m;

void work() {
    std::lock_guard<std::mutex> guard(m);
    counter++;
}

int main() {
    std::thread a(work), b(work);
    a.join();
    b.join();
    assert(counter == 2);
}
