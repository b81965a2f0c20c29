/* verdict: violated. The pointer outlives the block whose variable it points to. */
int main(void)
{
    int *p;
    {
        int x = 3;
        p = &x;
    }
    return *p - 3;
}
