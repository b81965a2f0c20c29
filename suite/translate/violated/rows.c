/* Past the end of a row there is another row, but it is not the row's. */
/* missed in C: the machine knows the bounds of objects, not those of rows within them. */
int a[2][2];

int main(void)
{
    int j = 2;
    a[0][j] = 1;
    return 0;
}
