// expect: violated deadlock; one arrival too few.
#include <latch>
#include <thread>

std::latch done{2};

int main() {
    std::thread a([] { done.count_down(); });
    done.wait();
    a.join();
}
