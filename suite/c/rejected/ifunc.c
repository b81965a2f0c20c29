// verdict: unsupported
// why: A function chosen by a resolver while the program is loaded.
static int plain(void)
{
    return 1;
}

static int (*resolve(void))(void)
{
    return plain;
}

int chosen(void) __attribute__((ifunc("resolve")));

int main(void)
{
    return chosen();
}
