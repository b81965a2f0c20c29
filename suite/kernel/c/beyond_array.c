// small: open
int ring[2];
int tail = 1;

void P0(void)
{
	WRITE_ONCE(tail, 2);
}

void P1(void)
{
	int n = READ_ONCE(tail);

	assert(READ_ONCE(ring[n]) == 0);
}
