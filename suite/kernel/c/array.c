// small: holds
int ring[4] = { 7, 7, 7, 7 };
int tail;

void P0(void)
{
	int i;

	for (i = 0; i < 2; i++)
		WRITE_ONCE(ring[i], i + 1);
	smp_store_release(&tail, 2);
}

void P1(void)
{
	int n = smp_load_acquire(&tail);

	if (n == 0)
		return;
	assert(READ_ONCE(ring[n - 1]) == 2);
	assert(READ_ONCE(ring[n]) == 7);
}
