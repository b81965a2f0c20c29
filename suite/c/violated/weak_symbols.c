// verdict: violated null-dereference
// why: Nobody defines the weak function, and nobody asks before calling it.
// twin: holds/weak_symbols.c
extern int maybe(void) __attribute__((weak));

int main(void)
{
    return maybe();
}
