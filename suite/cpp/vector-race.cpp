// expect: violated data-race; two threads push into one vector.
#include <thread>
#include <vector>

std::vector<int> all;

int main() {
    std::thread a([] { all.push_back(1); }), b([] { all.push_back(2); });
    a.join();
    b.join();
}
