// verdict: unsupported
// why: An instruction in assembly that is neither a fence nor a known locked operation.
int main(void)
{
    unsigned a = 0, b, c, d;
    __asm__ volatile("cpuid" : "+a"(a), "=b"(b), "=c"(c), "=d"(d));
    return (int)(a ^ b ^ c ^ d);
}
