/* refused: 6:13 too many values */
int __VERIFIER_nondet_int(void);

int main(void)
{
    int x = __VERIFIER_nondet_int();
    return x > 3;
}
