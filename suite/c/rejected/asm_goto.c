// verdict: unsupported
// why: Assembly that jumps to C labels.
int main(void)
{
    __asm__ goto("jmp %l0" : : : : out);
    return 1;
out:
    return 0;
}
