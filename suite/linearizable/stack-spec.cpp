// A stack, one operation after the other.
#include <vector>
static std::vector<int> items;
void push(int v) { items.push_back(v); }
int pop() {
  if (items.empty()) return -1;
  int v = items.back();
  items.pop_back();
  return v;
}
