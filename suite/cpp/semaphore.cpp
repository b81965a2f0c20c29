// expect: holds; a baton.
#include <cassert>
#include <semaphore>
#include <thread>

std::binary_semaphore baton{0};
int x = 0;

int main() {
    std::thread t([] {
        x = 1;
        baton.release();
    });
    baton.acquire();
    assert(x == 1);
    t.join();
}
