// small: holds
// `&first` is put in place of a parameter, `node->next` is then `(&first)->next`.
struct node {
	int value;
	struct node *next;
};
struct node first, second;
struct node *head;

void push(struct node *node)
{
	node->value = 7;
	node->next = head;
	smp_store_release(&head, node);
}

void P0(void)
{
	struct node *last = &second;

	push(&first);
	push(last);
}

void P1(void)
{
	struct node *node = smp_load_acquire(&head);

	if (node) {
		int value = (node)->value;

		assert(value == 7);
	}
}
