/* Parameters whose names begin those of fields, or end those of structs: SPIN looks
 * for them in what is passed. */
#include <assert.h>

struct pair { int next; int n_items; long a_b; };
struct pair pan;

static void put(int *n, int value) { *n = value; }
static void grow(struct pair *an, int a) { an->next += a; an->a_b += 5000000000L; }
static long half(long a_, long b) { return (a_ + b) / 2; }

int main(void)
{
    put(&pan.next, 3);
    put(&pan.n_items, 4);
    grow(&pan, 2);
    assert(pan.next == 5 && pan.n_items == 4);
    assert(half(pan.a_b, pan.a_b + 2) == 5000000001L);
    return 0;
}
