// expect: violated assertion; destructors of globals run after main.
#include <cassert>

struct Last {
    int n = 0;
    ~Last() { assert(n == 0); }
};
Last last;

int main() { last.n = 1; }
