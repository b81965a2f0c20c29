// expect: violated assertion; an exception leaves a function that promised otherwise.
struct Problem {};

void inner() { throw Problem(); }
void outer() noexcept { inner(); }

int main() {
    try {
        outer();
    } catch (...) {
    }
}
