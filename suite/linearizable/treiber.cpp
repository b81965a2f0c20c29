// expect: holds; Treiber's stack whose nodes are never freed.
// flags: --linearizable stack-spec.cpp
#include <atomic>
#include <thread>

struct Node { int v; Node *next; };
static std::atomic<Node *> head{nullptr};

void push(int v) {
  Node *n = new Node{v, head.load()};
  while (!head.compare_exchange_weak(n->next, n)) {}
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
