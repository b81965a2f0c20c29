// small: open
int data, ready;

void P0(void)
{
	WRITE_ONCE(data, 1);
	smp_store_release(&ready, 1);
}

void P1(void)
{
	while (smp_load_acquire(&ready) == 0)
		cpu_relax();
	assert(READ_ONCE(data) == 1);
}
