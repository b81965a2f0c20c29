// verdict: error
// why: The invariant names a function that is not there.
// args: --invariant check
int main(void)
{
    return 0;
}
