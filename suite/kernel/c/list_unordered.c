// small: violated
struct node {
	int value;
	struct node *next;
};

struct node first = { 1, 0 };
struct node third = { 0, 0 };
struct node *head = &first;

void P0(void)
{
	WRITE_ONCE(third.value, 3);
	WRITE_ONCE(head, &third);
}

void P1(void)
{
	struct node *at = READ_ONCE(head);
	int value = READ_ONCE(at->value);

	assert(value != 0);
}
