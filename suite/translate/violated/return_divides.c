/* Main divides by zero on its way out. */
int d;

int main(void)
{
    int n = 6;
    return n / d;
}
