/* A value that nobody wants is read all the same. */
/* missed in C: clang leaves such a read out of its IR. */
struct s { int a; };
int *p;
struct s *q;

int main(void)
{
    int x = 1;
    p = &x;
    (void)*p;
    *p;
    (*q);
    return 0;
}
