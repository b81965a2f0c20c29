// expect: violated deadlock; whoever waits without asking misses the signal.
#include <condition_variable>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable cv;

int main() {
    std::thread t([] {
        std::unique_lock<std::mutex> lock(m);
        cv.wait(lock);
    });
    cv.notify_one();
    t.join();
}
