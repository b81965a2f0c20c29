// expect: violated assertion: std::terminate; a thread is destroyed that nobody joined.
#include <thread>

int main() {
    std::thread t([] {});
}
