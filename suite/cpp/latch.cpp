// expect: holds; two arrive, one waits for both.
#include <cassert>
#include <latch>
#include <thread>

std::latch done{2};
int x = 0, y = 0;

int main() {
    std::thread a([] {
        x = 1;
        done.count_down();
    });
    std::thread b([] {
        y = 1;
        done.count_down();
    });
    done.wait();
    assert(x + y == 2);
    a.join();
    b.join();
}
