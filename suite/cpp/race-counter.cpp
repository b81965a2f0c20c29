// expect: violated data-race: counter; nobody holds the lock.
#include <thread>

int counter = 0;

void work() { counter++; }

int main() {
    std::thread a(work), b(work);
    a.join();
    b.join();
}
