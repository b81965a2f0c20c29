// expect: holds; std::scoped_lock takes two locks without a deadlock.
#include <mutex>
#include <thread>

std::mutex a, b;
int n = 0;

void one() {
    std::scoped_lock both(a, b);
    n++;
}

void two() {
    std::scoped_lock both(b, a);
    n++;
}

int main() {
    std::thread t(one), u(two);
    t.join();
    u.join();
}
