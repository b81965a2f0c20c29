// expect: holds; a closed channel of integers.
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <queue>
#include <thread>

template <class T> class Channel {
    std::mutex m;
    std::condition_variable cv;
    std::queue<T> q;
    bool closed = false;

public:
    void push(T v) {
        {
            std::lock_guard guard(m);
            q.push(std::move(v));
        }
        cv.notify_one();
    }
    std::optional<T> pop() {
        std::unique_lock lock(m);
        cv.wait(lock, [&] { return closed || !q.empty(); });
        if (q.empty())
            return std::nullopt;
        T v = std::move(q.front());
        q.pop();
        return v;
    }
    void close() {
        std::lock_guard guard(m);
        closed = true;
        cv.notify_all();
    }
};

int main() {
    Channel<int> c;
    int sum = 0;
    std::thread t([&] {
        while (auto v = c.pop())
            sum += *v;
    });
    c.push(1);
    c.push(2);
    c.close();
    t.join();
    assert(sum == 3);
}
