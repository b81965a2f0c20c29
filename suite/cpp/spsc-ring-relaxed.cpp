// expect: violated data-race; the tail publishes nothing.
#include <array>
#include <atomic>
#include <cassert>
#include <thread>

template <class T, size_t N> class Ring {
  std::array<T, N> slots;
  alignas(64) std::atomic<size_t> head{0};
  alignas(64) std::atomic<size_t> tail{0};

public:
  bool push(const T &v) {
    auto t = tail.load(std::memory_order_relaxed), next = (t + 1) % N;
    if (next == head.load(std::memory_order_acquire)) return false;
    slots[t] = v;
    tail.store(next, std::memory_order_relaxed);
    return true;
  }
  bool pop(T &v) {
    auto h = head.load(std::memory_order_relaxed);
    if (h == tail.load(std::memory_order_acquire)) return false;
    v = slots[h];
    head.store((h + 1) % N, std::memory_order_release);
    return true;
  }
};

int main() {
  Ring<int, 3> ring;
  std::thread producer([&] { for (int i = 0; i < 3; i++) while (!ring.push(i)) std::this_thread::yield(); });
  for (int next = 0, v; next < 3;)
    if (ring.pop(v)) assert(v == next++);
    else std::this_thread::yield();
  producer.join();
}
