// expect: violated linearizability; what is pushed between load and store is lost.
// flags: --linearizable stack-spec.cpp
#include <atomic>
#include <thread>

struct Node { int v; Node *next; };
static std::atomic<Node *> head{nullptr};

void push(int v) {
  Node *n = new Node{v, head.load()};
  head.store(n);
}
int pop() {
  Node *h = head.load();
  while (h && !head.compare_exchange_weak(h, h->next)) {}
  return h ? h->v : -1;
}

int main() {
  std::thread a([] { push(1); pop(); }), b([] { push(2); pop(); });
  a.join();
  b.join();
}
