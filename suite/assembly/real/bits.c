// One thread, and what compilers make fields of bits, rotations, products and choices
// of. The answer is compared with the processor's own.
int printf(const char *, ...);

volatile int seed = 0x1234567;
volatile long far = -0x123456789abcdL;
long result;

static unsigned turn(unsigned x, int by) {
    return x << by | x >> (32 - by);
}

static long mix(long so_far, long next) {
    return (so_far ^ next) + (so_far >> 7 & 0xffff);
}

void work(void) {
    unsigned u = seed;
    long r = far;
    unsigned middle = u >> 9 & 0x7ff;
    int sign = (int)(u << 6) >> 25;
    r = mix(r, middle);
    r = mix(r, sign);
    r = mix(r, (u & ~(0x7ffu << 5)) | (middle + 1 & 0x7ff) << 5);
    r = mix(r, (u & ~0xffu) | (u >> 12 & 0xff));
    r = mix(r, (long)(unsigned char)u << 20);
    r = mix(r, turn(u, 13));
    r = mix(r, (long)seed * sign);
    r = mix(r, (unsigned long)u * middle);
    r = mix(r, far - far * seed);
    r = mix(r, seed < 0 ? -r : r);
    r = mix(r, (signed char)u);
    r = mix(r, (short)(u >> 5) << 3);
    r = mix(r, (long)(int)(u << 4) << 1);
    r = mix(r, u & ~(u >> 3));
    r = mix(r, ~(r ^ far));
    r = mix(r, r > far ? ~r : r + 1);
    result = r & 0xffffffffff;
}

int main(void) {
    work();
    printf("%ld\n", result);
    return 0;
}
