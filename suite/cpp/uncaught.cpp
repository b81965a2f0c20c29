// expect: violated assertion: uncaught exception of type std::runtime_error: no more; nobody takes it.
#include <stdexcept>
#include <thread>

int main() {
    std::thread t([] { throw std::runtime_error("no more"); });
    t.join();
}
