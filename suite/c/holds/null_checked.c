// verdict: holds
// why: The search stops at the end of the list.
// twin: violated/null_list_end.c
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
    while (n && n->key != key)
        n = n->next;
    return n;
}

int main(void)
{
    struct node *n = find(heddle_choose(4));
    return n != NULL;
}
