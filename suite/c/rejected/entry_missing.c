// verdict: error
// why: The function named by --entry is not there.
// args: --entry start
int main(void)
{
    return 0;
}
