// expect: violated deadlock; two locks in two orders.
#include <mutex>
#include <thread>

std::mutex a, b;

void one() {
    std::lock_guard<std::mutex> x(a);
    std::lock_guard<std::mutex> y(b);
}

void two() {
    std::lock_guard<std::mutex> y(b);
    std::lock_guard<std::mutex> x(a);
}

int main() {
    std::thread t(one), u(two);
    t.join();
    u.join();
}
