// expect: violated deadlock; a lock that an exception leaves locked.
#include <mutex>
#include <thread>

std::mutex m;

void work(bool fails) {
    try {
        m.lock();
        if (fails)
            throw 1;
        m.unlock();
    } catch (int) {
    }
}

int main() {
    std::thread a(work, true), b(work, false);
    a.join();
    b.join();
}
