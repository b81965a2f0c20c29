// expect: holds; a map under a lock.
#include <cassert>
#include <map>
#include <mutex>
#include <string>
#include <thread>

std::map<std::string, int> words;
std::mutex m;

void count(const char *w) {
    std::lock_guard guard(m);
    words[w]++;
}

int main() {
    std::thread a(count, "one"), b(count, "two");
    a.join();
    b.join();
    assert(words.size() == 2 && words["one"] == 1);
}
