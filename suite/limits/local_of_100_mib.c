// A local variable beyond 64 mebibytes: no stack of a usual size has room for it.
int main(void) {
    static volatile int n = 1;
    volatile char local[100 << 20];
    local[n] = 1;
    return local[n] - 1;
}
