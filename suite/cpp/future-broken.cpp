// expect: holds; a promise that is broken throws where it is awaited.
#include <cassert>
#include <future>

int main() {
    std::future<int> f;
    {
        std::promise<int> p;
        f = p.get_future();
    }
    bool broken = false;
    try {
        f.get();
    } catch (const std::future_error &e) {
        broken = e.code() == std::future_errc::broken_promise;
    }
    assert(broken);
}
