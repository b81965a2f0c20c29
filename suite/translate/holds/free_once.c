/* verdict: holds. The null pointer may be freed. */
#include <stdlib.h>
#include <assert.h>

struct node { int value; };

int main(void)
{
    struct node *n = malloc(sizeof(struct node));
    n->value = 3;
    assert(n->value == 3);
    free(n);
    n = 0;
    free(n);
    return 0;
}
