// expect: holds; a consumer waits until there is something.
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable cv;
bool ready = false;
int data = 0;

int main() {
    std::thread t([] {
        std::unique_lock<std::mutex> lock(m);
        cv.wait(lock, [] { return ready; });
        assert(data == 42);
    });
    {
        std::lock_guard<std::mutex> guard(m);
        data = 42;
        ready = true;
    }
    cv.notify_one();
    t.join();
}
