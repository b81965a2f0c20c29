/* The divisor is zero in one case that the program allows. */
static long f(long a, long b) { return b >= 0 ? a % b : 0; }
long by;

int main(void)
{
    return f(5000000000L, by) != 0;
}
