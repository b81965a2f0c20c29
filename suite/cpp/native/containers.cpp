#include <algorithm>
#include <cstdio>
#include <deque>
#include <list>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

int main() {
    std::vector<int> v{5, 3, 9, 1};
    std::sort(v.begin(), v.end());
    for (int x : v)
        std::printf("%d ", x);
    std::printf("sum %d\n", std::accumulate(v.begin(), v.end(), 0));
    std::map<std::string, int> m;
    for (const char *w : {"pear", "fig", "pear", "kiwi", "fig", "pear"})
        m[w]++;
    for (auto &[k, n] : m)
        std::printf("%s=%d\n", k.c_str(), n);
    std::set<int> s;
    for (int i = 0; i < 20; i++)
        s.insert(i * 7 % 11);
    s.erase(3);
    std::printf("%zu %d %d\n", s.size(), *s.begin(), *s.rbegin());
    std::deque<int> d;
    for (int i = 0; i < 5; i++) {
        d.push_back(i);
        d.push_front(-i);
    }
    std::printf("%d %d %zu\n", d.front(), d.back(), d.size());
    std::list<int> l{1, 2, 3};
    l.reverse();
    l.push_back(7);
    for (int x : l)
        std::printf("%d,", x);
    std::unordered_map<int, int> u;
    for (int i = 0; i < 30; i++)
        u[i] = i * i;
    std::printf(" %d %zu\n", u[12], u.size());
}
