// expect: violated use-after-free; a reference to what a vector had before it grew.
#include <vector>

int main() {
    std::vector<int> v{1};
    int &first = v[0];
    v.push_back(2);
    first = 3;
}
