/* holds with: --heap cell=20 */
/* More cells at once than the model has: nothing is known of what is behind. */
#include <assert.h>
#include <stdlib.h>

struct cell { struct cell *next; };

int main(void)
{
    struct cell *top = 0;
    for (int i = 0; i < 20; i++) {
        struct cell *c = malloc(sizeof *c);
        assert(c);
        c->next = top;
        top = c;
    }
    int n = 0;
    for (struct cell *c = top; c; c = c->next)
        n++;
    assert(n == 20);
    return 0;
}
