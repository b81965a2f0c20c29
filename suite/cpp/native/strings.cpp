#include <cstdio>
#include <string>

int main() {
    std::string s = "hello";
    s += ", world, and some more text that does not fit";
    std::printf("%zu %s\n", s.size(), s.substr(7, 5).c_str());
    s.replace(0, 5, "goodbye");
    std::printf("%s\n", s.c_str());
    std::printf("%zu %d\n", s.find("world"), (int)(s.find("nothing") == std::string::npos));
    std::string t(3, 'x');
    t = t + "-" + std::to_string(42) + "-" + t;
    std::printf("%s %d\n", t.c_str(), t.compare("xxx"));
    std::printf("%d\n", std::stoi("123") + 1);
}
