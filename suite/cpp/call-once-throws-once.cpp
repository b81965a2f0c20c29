// expect: violated assertion; the one whose initialisation failed goes on without it.
#include <cassert>
#include <mutex>
#include <thread>

std::once_flag once;
int tries = 0, made = 0;

void use() {
  try {
    std::call_once(once, [] { if (++tries == 1) throw 1; made = 1; });
  } catch (int) {
    assert(made == 1);
  }
}

int main() {
  std::thread a(use), b(use);
  a.join();
  b.join();
}
