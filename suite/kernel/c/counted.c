// small: holds
int x, y, sum;

void P0(void)
{
	for (int i = 0; i < 2; i++) {
		WRITE_ONCE(x, i + 1);
		smp_wmb();
	}
	WRITE_ONCE(y, 1);
}

void P1(void)
{
	int last = READ_ONCE(y), first;

	smp_rmb();
	first = READ_ONCE(x);
	if (last)
		assert(first == 2);
}
