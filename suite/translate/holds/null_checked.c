/* verdict: holds. A list ends at the null pointer. */
#include <assert.h>

struct node { int value; struct node *next; };
struct node one = { 1, 0 };

int main(void)
{
    struct node *p = &one;
    int n = 0;
    while (p) {
        n += p->value;
        p = p->next;
    }
    assert(n == 1);
    return 0;
}
