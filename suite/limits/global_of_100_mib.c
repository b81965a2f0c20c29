// A global variable beyond 64 mebibytes.
volatile char wide[100 << 20];

int main(void) {
    static volatile int n = 1;
    wide[n] = 1;
    return wide[n] - 1;
}
