// verdict: holds
// why: Every type has a function that gives any value of it, whatever the declaration says it is.
// twin: violated/svcomp_nondet_types.c
typedef unsigned char u8;
typedef unsigned short u16;
extern u8 __VERIFIER_nondet_u8(void);
extern u16 __VERIFIER_nondet_uint16_t(void);
extern signed char __VERIFIER_nondet_schar(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern void *__VERIFIER_nondet_pointer(void);
extern unsigned long __VERIFIER_nondet_size_t(void);
extern void abort(void);
extern void reach_error(void);

static void assume_abort_if_not(int c)
{
    if (!c)
        abort();
}

int main(void)
{
    u8 a = __VERIFIER_nondet_u8();
    u16 b = __VERIFIER_nondet_uint16_t();
    signed char c = __VERIFIER_nondet_schar();
    void *p = __VERIFIER_nondet_pointer();
    unsigned long n = __VERIFIER_nondet_size_t();
    assume_abort_if_not(n < 3);
    if (a > 255 || b > 65535 || c > 127 || n > 2)
        reach_error();
    if (__VERIFIER_nondet_bool() && p == 0 && p != (void *)0)
        reach_error();
    return 0;
}
