// One thread, and calls that leave the stack cut up in different ways, one after
// the other. The answer is compared with the processor's own.
int printf(const char *, ...);

int seed = 5;
long result;

static int narrow(int a) {
    int x = a + 3, y = x - 1;
    return x + y + a;
}

static long wide(long a) {
    long x = a + 7, y = x + x;
    return y - a;
}

static void swap(long *a, long *b) {
    long t = *a;
    *a = *b;
    *b = t;
}

static int mixed(char c, long l, short s) {
    char d = c + 1;
    short e = s - d;
    return d + e + (int)wide(l);
}

void work(void) {
    long a = narrow(seed), b = wide(a);
    swap(&a, &b);
    int m = mixed((char)a, b, (short)seed);
    result = a + a + b - m;
}

int main(void) {
    work();
    printf("%ld\n", result);
    return 0;
}
