/* verdict: violated. The last key is three. */
#include <stdlib.h>
#include <assert.h>

struct item { int key; struct item *next; };
struct item *head;

void insert(struct item **at, int key)
{
    struct item *n = malloc(sizeof *n);
    while (*at && (*at)->key < key)
        at = &(*at)->next;
    n->key = key;
    n->next = *at;
    *at = n;
}

int main(void)
{
    insert(&head, 2);
    insert(&head, 3);
    insert(&head, 1);
    assert(head->key == 1 && head->next->key == 2);
    assert(head->next->next->key == 2);
    return 0;
}
