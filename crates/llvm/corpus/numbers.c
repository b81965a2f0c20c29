// What C computes: integers of all widths, floats of all kinds, conversions,
// overflow builtins, bit tricks, vectors.
#include <math.h>
#include <stdint.h>

typedef int v4i __attribute__((vector_size(16)));
typedef float v4f __attribute__((vector_size(16)));
typedef unsigned char v16c __attribute__((vector_size(16)));

long double extended = 1.5L;
__float128 quad = 2.5;
float single = 0.1f;
double tiny = 5e-324, huge = 1e308, nan_value = __builtin_nan("1");
float inf = __builtin_inff();
unsigned __int128 wide = ((unsigned __int128)1 << 100) + 7;
v4i constant_vector = {1, -2, 3, -4};

int8_t a8;
uint16_t a16;
int32_t a32;
uint64_t a64;

int integers(int x, unsigned y, long long z)
{
    int r = x / 3 + x % 7 - (x << 2) + (x >> 1);
    r ^= (int)(y / 3 + y % 7 + (y >> 5));
    r |= (int)(z * z >> 33);
    a8 = (int8_t)x;
    a16 = (uint16_t)(a16 + x);
    a32 = -x;
    a64 = ~(uint64_t)z;
    return r & a8;
}

int overflow(int x, int y, unsigned long u)
{
    int out = 0;
    unsigned long uout = 0;
    int bad = __builtin_add_overflow(x, y, &out);
    bad += __builtin_mul_overflow(x, y, &out);
    bad += __builtin_sub_overflow(u, 9ul, &uout);
    return bad + out + (int)uout;
}

int bits(unsigned x, uint64_t y)
{
    return __builtin_popcount(x) + __builtin_clz(x | 1) + __builtin_ctzll(y | 1) +
           (int)__builtin_bswap32(x) + (int)(x << 5 | x >> 27) + __builtin_ffs((int)x) +
           __builtin_parity(x);
}

unsigned __int128 wide_product(uint64_t a, uint64_t b)
{
    return (unsigned __int128)a * b + wide;
}

double floats(float f, double d, long double l)
{
    d += f * 2.0f - 1.0f / f;
    d = d < 1.0 ? -d : d > huge ? sqrt(d) : fabs(d);
    l = l * extended + d;
    quad = quad * (__float128)d;
    if (__builtin_isnan(d) || f == inf || !(d == d))
        return nan_value;
    return (double)l + (double)(int)f + (double)(unsigned)d + (double)(long)d + fmax(d, tiny);
}

_Bool truth(float f, int *p, int x)
{
    return f && p && !x;
}

v4i vectors(v4i a, v4i b, int i)
{
    v4i c = a * b + constant_vector;
    v4i mask = c > a;
    c = (c & mask) | (b & ~mask);
    c[i & 3] = 7;
    c = __builtin_shufflevector(c, a, 0, 5, 2, 7);
    return c ^ (a << 3);
}

v4f float_vectors(v4f a, v4f b)
{
    return a * b - a / b;
}

int reduce(const int *restrict p, int n)
{
    int total = 0;
    for (int i = 0; i < n; i++)
        total += p[i] > 3 ? p[i] : -p[i];
    return total;
}

void saxpy(float *restrict y, const float *restrict x, float a, int n)
{
    for (int i = 0; i < n; i++)
        y[i] += a * x[i];
}

unsigned char hash(v16c v)
{
    unsigned char h = 0;
    for (int i = 0; i < 16; i++)
        h = (unsigned char)(h * 31 + v[i]);
    return h;
}

int main(void)
{
    int data[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    float y[8] = {0}, x[8] = {1, 2, 3, 4};
    saxpy(y, x, 2.0f, 8);
    v4i v = vectors((v4i){1, 2, 3, 4}, (v4i){4, 3, 2, 1}, data[1]);
    v4f w = float_vectors((v4f){1, 2, 3, 4}, (v4f){4, 3, 2, 1});
    return integers(data[0], 7u, -9) + overflow(data[2], 1 << 30, 3) + bits(77, 1ull << 40) +
           (int)wide_product(a64, 3) + (int)floats(single, huge, extended) +
           truth(y[1], data, 0) + v[2] + (int)w[1] + reduce(data, 8) + hash((v16c){1, 2});
}
