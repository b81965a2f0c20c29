#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <tuple>
#include <variant>
#include <vector>

struct Shape {
    virtual ~Shape() = default;
    virtual int area() const = 0;
};
struct Square : Shape {
    int s;
    Square(int s) : s(s) {}
    int area() const override { return s * s; }
};
struct Box : Shape {
    int a, b;
    Box(int a, int b) : a(a), b(b) {}
    int area() const override { return a * b; }
};

int main() {
    std::vector<std::unique_ptr<Shape>> all;
    all.push_back(std::make_unique<Square>(3));
    all.push_back(std::make_unique<Box>(2, 5));
    for (auto &s : all)
        std::printf("%d\n", s->area());
    std::function<int(int)> twice = [](int x) { return 2 * x; };
    std::printf("%d\n", twice(21));
    std::variant<int, const char *> v = "text";
    std::visit([](auto x) { std::printf("%zu\n", sizeof x); }, v);
    std::optional<int> o;
    std::printf("%d %d\n", o.has_value(), o.value_or(4));
    auto [x, y] = std::make_tuple(1, 2);
    std::printf("%d\n", x + y);
}
