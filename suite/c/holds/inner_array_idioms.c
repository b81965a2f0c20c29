// verdict: holds
// why: A struct by the address of its field, an array that is as long as its memory, whole objects copied, cleared and walked byte by byte: nothing of it is an index outside an array.
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct link {
    struct link *next;
};
struct item {
    int value;
    struct link links[2];
};
struct text {
    unsigned n;
    char bytes[];
};
struct old_text {
    unsigned n;
    char bytes[1];
};

#define item_of(l) ((struct item *)((char *)(l) - offsetof(struct item, links[1])))

static int grid[3][4];

int main(void)
{
    struct item x = {5, {{0}, {0}}};
    assert(item_of(&x.links[1])->value == 5);

    struct text *t = malloc(sizeof *t + 8);
    struct old_text *o = malloc(sizeof *o + 8);
    assert(t && o);
    for (int i = 0; i < 8; i++) {
        t->bytes[i] = (char)i;
        o->bytes[i] = t->bytes[i];
    }
    assert(o->bytes[7] == 7);
    free(t);
    free(o);

    int copy[12], *flat = &grid[0][0];
    for (int i = 0; i < 12; i++) flat[i] = i;
    memcpy(copy, grid, sizeof grid);
    assert(copy[11] == grid[2][3]);
    memset(grid, 0, sizeof grid);
    unsigned char *bytes = (unsigned char *)grid;
    for (size_t i = 0; i < sizeof grid; i++) assert(!bytes[i]);
    for (int (*row)[4] = grid; row < grid + 3; row++) (*row)[3] = 1;
    assert(grid[2][3] == 1);
    return 0;
}
