/* verdict: violated. `break` leaves the block, and with it ends what was declared there. */
int largest(const int *a, int n)
{
    int *best = 0;
    for (int i = 0; i < n; i++) {
        int copy = a[i];
        best = &copy;
        if (copy > 4)
            break;
    }
    return *best;
}

int main(void)
{
    int a[3] = { 1, 5, 3 };
    return largest(a, 3) - 5;
}
