#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>

int main() {
    std::cout << "n = " << 42 << ' ' << -7 << ' ' << 3.5 << ' ' << true << std::endl;
    std::cout << std::hex << 255 << std::dec << ' ' << std::setw(5) << 12 << '|' << std::left
              << std::setw(4) << 3 << "|\n";
    std::ostringstream os;
    os << "x=" << 1 << ",y=" << 2u;
    std::cout << os.str() << '\n';
    std::istringstream is("10 20 word");
    int a, b;
    std::string w;
    is >> a >> b >> w;
    std::cout << a + b << ' ' << w << '\n';
}
