// expect: violated data-race; a static that is made by hand.
#include <thread>

int *instance = nullptr;
int &thing() {
    if (!instance)
        instance = new int(5);
    return *instance;
}

int main() {
    std::thread a([] { thing(); }), b([] { thing(); });
    a.join();
    b.join();
}
