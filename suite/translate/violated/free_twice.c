/* verdict: violated. Freed twice. */
#include <stdlib.h>
#include <assert.h>

struct node { int value; };

int main(void)
{
    struct node *n = malloc(sizeof(struct node));
    n->value = 3;
    assert(n->value == 3);
    free(n);
    
    free(n);
    return 0;
}
