// verdict: unsupported
// why: Assembly at file level defines things that nobody here can read.
__asm__(".globl hidden\nhidden: ret\n");

int main(void)
{
    return 0;
}
