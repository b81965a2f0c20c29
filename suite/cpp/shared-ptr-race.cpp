// expect: violated data-race; one shared_ptr, two threads.
#include <memory>
#include <thread>

std::shared_ptr<int> p = std::make_shared<int>(1);

int main() {
    std::thread t([] { p = std::make_shared<int>(2); });
    auto q = p;
    t.join();
}
