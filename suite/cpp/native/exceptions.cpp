#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

struct Noisy {
    int n;
    Noisy(int n) : n(n) { std::printf("make %d\n", n); }
    ~Noisy() { std::printf("drop %d\n", n); }
};

int f(int n) {
    Noisy a(n);
    if (n == 3)
        throw std::invalid_argument("three");
    return f(n + 1);
}

int main() {
    try {
        f(1);
    } catch (const std::invalid_argument &e) {
        std::printf("caught %s\n", e.what());
    }
    try {
        std::vector<int>(2).at(7);
    } catch (const std::exception &e) {
        std::printf("%s\n", e.what());
    }
    try {
        try {
            throw 7;
        } catch (long) {
            std::printf("long\n");
        }
    } catch (int n) {
        std::printf("int %d\n", n);
    }
    try {
        throw "text";
    } catch (const char *s) {
        std::printf("%s\n", s);
    }
}
