// verdict: violated assertion
// why: A signed char may be negative.
// twin: holds/svcomp_nondet_types.c
extern signed char __VERIFIER_nondet_schar(void);
extern void reach_error(void);

int main(void)
{
    if (__VERIFIER_nondet_schar() < 0)
        reach_error();
    return 0;
}
