/* verdict: violated. The last call reaches the global. */
#include <assert.h>

struct pair { int left, right; };
struct pair global = { 1, 2 };

void bump(int *p) { *p = *p + 1; }

int main(void)
{
    struct pair local = { 10, 20 };
    struct pair *which = &local;
    int *p = &global.right;
    bump(p);
    p = &which->left;
    bump(p);
    which = &global;
    bump(&which->left);
    assert(global.right == 3 && local.left == 11 && global.left == 1);
    return 0;
}
