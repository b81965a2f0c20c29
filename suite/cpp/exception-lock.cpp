// expect: holds; an exception gives the lock back.
#include <cassert>
#include <mutex>
#include <thread>

std::mutex m;
int n = 0;

void work(bool fails) {
    try {
        std::lock_guard<std::mutex> guard(m);
        n++;
        if (fails)
            throw 1;
    } catch (int) {
    }
}

int main() {
    std::thread a(work, true), b(work, false);
    a.join();
    b.join();
    assert(n == 2);
}
