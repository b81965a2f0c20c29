/* refused: 4:23 64 bits that do not fit */
int main(void)
{
    long long large = 5000000000;
    return large > 1;
}
