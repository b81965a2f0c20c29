/* What programs of csmith need at run time, so that they compile without its
 * package's headers: arithmetic that is defined everywhere, and a checksum. */
#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define SIGNED(T, MIN, MAX)                                                                                   \
    static T safe_unary_minus_func_##T##_s(T a) { return a == MIN ? a : -a; }                                 \
    static T safe_add_func_##T##_s_s(T a, T b)                                                                \
    {                                                                                                         \
        return (a > 0 && b > 0 && a > MAX - b) || (a < 0 && b < 0 && a < MIN - b) ? a : a + b;                \
    }                                                                                                         \
    static T safe_sub_func_##T##_s_s(T a, T b)                                                                \
    {                                                                                                         \
        return (a < 0 && b > 0 && a < MIN + b) || (a >= 0 && b < 0 && a > MAX + b) ? a : a - b;               \
    }                                                                                                         \
    static T safe_mul_func_##T##_s_s(T a, T b)                                                                \
    {                                                                                                         \
        T r;                                                                                                  \
        return __builtin_mul_overflow(a, b, &r) ? a : r;                                                      \
    }                                                                                                         \
    static T safe_mod_func_##T##_s_s(T a, T b) { return b == 0 || (a == MIN && b == -1) ? a : a % b; }        \
    static T safe_div_func_##T##_s_s(T a, T b) { return b == 0 || (a == MIN && b == -1) ? a : a / b; }        \
    static T safe_lshift_func_##T##_s_s(T a, int b)                                                           \
    {                                                                                                         \
        return a < 0 || b < 0 || b >= (int)sizeof(T) * 8 || a > MAX >> b ? a : a << b;                        \
    }                                                                                                         \
    static T safe_lshift_func_##T##_s_u(T a, unsigned b)                                                      \
    {                                                                                                         \
        return a < 0 || b >= sizeof(T) * 8 || a > MAX >> b ? a : a << b;                                      \
    }                                                                                                         \
    static T safe_rshift_func_##T##_s_s(T a, int b) { return a < 0 || b < 0 || b >= (int)sizeof(T) * 8 ? a : a >> b; } \
    static T safe_rshift_func_##T##_s_u(T a, unsigned b) { return a < 0 || b >= sizeof(T) * 8 ? a : a >> b; }

#define UNSIGNED(T, MAX)                                                                                      \
    static T safe_unary_minus_func_##T##_u(T a) { return -a; }                                                \
    static T safe_add_func_##T##_u_u(T a, T b) { return a + b; }                                              \
    static T safe_sub_func_##T##_u_u(T a, T b) { return a - b; }                                              \
    static T safe_mul_func_##T##_u_u(T a, T b) { return (T)((uint64_t)a * b); }                               \
    static T safe_mod_func_##T##_u_u(T a, T b) { return b == 0 ? a : a % b; }                                 \
    static T safe_div_func_##T##_u_u(T a, T b) { return b == 0 ? a : a / b; }                                 \
    static T safe_lshift_func_##T##_u_s(T a, int b)                                                           \
    {                                                                                                         \
        return b < 0 || b >= (int)sizeof(T) * 8 || a > MAX >> b ? a : a << b;                                 \
    }                                                                                                         \
    static T safe_lshift_func_##T##_u_u(T a, unsigned b)                                                      \
    {                                                                                                         \
        return b >= sizeof(T) * 8 || a > MAX >> b ? a : a << b;                                               \
    }                                                                                                         \
    static T safe_rshift_func_##T##_u_s(T a, int b) { return b < 0 || b >= (int)sizeof(T) * 8 ? a : a >> b; } \
    static T safe_rshift_func_##T##_u_u(T a, unsigned b) { return b >= sizeof(T) * 8 ? a : a >> b; }

SIGNED(int8_t, INT8_MIN, INT8_MAX)
SIGNED(int16_t, INT16_MIN, INT16_MAX)
SIGNED(int32_t, INT32_MIN, INT32_MAX)
SIGNED(int64_t, INT64_MIN, INT64_MAX)
UNSIGNED(uint8_t, UINT8_MAX)
UNSIGNED(uint16_t, UINT16_MAX)
UNSIGNED(uint32_t, UINT32_MAX)
UNSIGNED(uint64_t, UINT64_MAX)

/* Fowler, Noll and Vo's hash stands for csmith's CRC. */
static uint32_t crc32_context = 2166136261u;
static void crc32_gentab(void) {}
static void transparent_crc(uint64_t v, const char *name, int print)
{
    for (int i = 0; i < 8; i++)
        crc32_context = (crc32_context ^ (v >> 8 * i & 255)) * 16777619u;
    if (print)
        printf("%s %u\n", name, crc32_context);
}
static void platform_main_begin(void) {}
static void platform_main_end(uint32_t sum, int print)
{
    (void)print;
#ifdef EXPECT
    assert(sum == EXPECT);
#else
    printf("%uu\n", sum);
#endif
}
