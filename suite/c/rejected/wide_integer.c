// verdict: unsupported
// why: Integers wider than 128 bits.
int main(void)
{
    volatile unsigned _ExtInt(256) x = 1;
    x += x;
    return (int)x;
}
