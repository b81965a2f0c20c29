// expect: holds; an exception lets the next thread try, and nobody waits for ever.
#include <cassert>
#include <mutex>
#include <thread>

std::once_flag once;
int tries = 0, made = 0;

void make() {
  if (++tries == 1) throw 1;
  made = 1;
}

void use() {
  try {
    std::call_once(once, make);
    assert(made == 1);
  } catch (int) {
  }
}

int main() {
  std::thread a(use), b(use);
  a.join();
  b.join();
  assert(tries == 2 && made == 1);
}
