/* What main returns is evaluated, too. */
#include <stdlib.h>

struct s { int a, b; };

int main(void)
{
    struct s *p = NULL;
    return p->b;
}
