// expect: holds; one of two threads initialises.
#include <cassert>
#include <mutex>
#include <thread>

std::once_flag once;
int n = 0;

void work() {
    std::call_once(once, [] { n++; });
    assert(n == 1);
}

int main() {
    std::thread a(work), b(work);
    a.join();
    b.join();
}
