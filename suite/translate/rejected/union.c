/* refused: 6:16 unions */
union both { int i; char c[4]; };

int main(void)
{
    union both b;
    b.i = 1;
    return b.c[0];
}
