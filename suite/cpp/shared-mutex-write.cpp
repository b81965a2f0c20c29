// expect: violated data-race; a writer with a reader's lock.
#include <shared_mutex>
#include <thread>

std::shared_mutex m;
int a = 0;

int main() {
    std::thread w([] {
        std::shared_lock lock(m);
        a++;
    });
    std::thread r([] {
        std::shared_lock lock(m);
        a++;
    });
    w.join();
    r.join();
}
