// verdict: error
// why: There is no function to start with.
int helper(void)
{
    return 1;
}
