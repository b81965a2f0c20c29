// expect: holds; a pool of threads does all that was handed to it.
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class Pool {
  std::vector<std::thread> workers;
  std::queue<std::function<void()>> jobs;
  std::mutex m;
  std::condition_variable some;
  bool is_over = false;

  void work() {
    for (;;) {
      std::function<void()> job;
      {
        std::unique_lock<std::mutex> l(m);
        some.wait(l, [this] { return is_over || !jobs.empty(); });
        if (jobs.empty()) return;
        job = std::move(jobs.front());
        jobs.pop();
      }
      job();
    }
  }

public:
  explicit Pool(int n) { for (int i = 0; i < n; i++) workers.emplace_back([this] { work(); }); }
  void submit(std::function<void()> job) {
    { std::lock_guard<std::mutex> l(m); jobs.push(std::move(job)); }
    some.notify_one();
  }
  ~Pool() {
    { std::lock_guard<std::mutex> l(m); is_over = true; }
    some.notify_all();
    for (auto &w : workers) w.join();
  }
};

int main() {
  std::atomic<int> done{0};
  {
    Pool pool(2);
    for (int i = 0; i < 2; i++) pool.submit([&] { done++; });
  }
  assert(done == 2);
}
