// verdict: unsupported
// why: Instructions of another processor are refused by their text.
int main(void)
{
    unsigned long v = 1, old;
    __asm__ volatile("ldxr %0, [%1]" : "=r"(old) : "r"(&v) : "memory");
    return (int)old;
}
