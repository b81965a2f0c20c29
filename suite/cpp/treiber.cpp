// expect: holds; a stack without locks.
#include <atomic>
#include <cassert>
#include <thread>

struct Node {
    int value;
    Node *next;
};

class Stack {
    std::atomic<Node *> top{nullptr};

public:
    void push(int v) {
        Node *n = new Node{v, top.load()};
        while (!top.compare_exchange_weak(n->next, n)) {
        }
    }
    int sum() {
        int s = 0;
        for (Node *n = top.load(); n; n = n->next)
            s += n->value;
        return s;
    }
};

Stack s;

int main() {
    std::thread a([] { s.push(1); }), b([] { s.push(2); });
    a.join();
    b.join();
    assert(s.sum() == 3);
}
