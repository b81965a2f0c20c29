// expect: violated use-after-free; nobody asks who still has the node.
#include <atomic>
#include <cassert>
#include <thread>

struct Node { int v; Node *next; };
std::atomic<Node *> head{nullptr};
std::atomic<Node *> hazard[2];

void push(int v) {
  Node *n = new Node{v, head.load()};
  while (!head.compare_exchange_weak(n->next, n)) {}
}

bool pop(int me, int &v) {
  Node *h;
  do {
    h = head.load();
    for (;;) {
      if (!h) { hazard[me] = nullptr; return false; }
      hazard[me] = h;
      Node *again = head.load();
      if (again == h) break;
      h = again;
    }
  } while (!head.compare_exchange_strong(h, h->next));
  v = h->v;
  hazard[me] = nullptr;
  delete h;
  return true;
}

int main() {
  push(1);
  push(2);
  int a = 0, b = 0;
  std::thread t([&] { pop(0, a); });
  pop(1, b);
  t.join();
  assert(a + b == 3);
}
