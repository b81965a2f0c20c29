// verdict: violated null-dereference
// why: The search runs over the end of the list when the key is not there.
// twin: holds/null_checked.c
#include <stddef.h>
#include "heddle.h"

struct node {
    int key;
    struct node *next;
};
static struct node second = {2, NULL}, first = {1, &second};

static struct node *find(int key)
{
    struct node *n = &first;
    while (n->key != key)
        n = n->next;
    return n;
}

int main(void)
{
    struct node *n = find(heddle_choose(4));
    return n != NULL;
}
