// verdict: holds
// why: A name of three letters and its end fit.
// twin: violated/inner_array_field.c
#include <assert.h>

struct entry {
    char name[4];
    int used;
};

static struct entry table[2];

static void put(struct entry *e, const char *name)
{
    int i = 0;
    for (; name[i]; i++) e->name[i] = name[i];
    e->name[i] = 0;
    e->used = 1;
}

int main(void)
{
    put(&table[0], "web");
    assert(table[0].used);
    return 0;
}
