// small: holds
struct node {
	int value;
	struct node *next;
};

struct node first = { .value = 1, .next = &second };
struct node second = { 2, 0 };
struct node third;
struct node *head = &first;

void P0(void)
{
	third.value = 3;
	third.next = &first;
	smp_store_release(&head, &third);
}

void P1(void)
{
	struct node *at = smp_load_acquire(&head);
	int sum = 0, i;

	for (i = 0; i < 2 && at; i++) {
		sum += at->value;
		at = at->next;
		if (sum > 3)
			break;
	}
	assert(sum == 3 || sum == 4);
}
