// small: violated
int data, ready;

void P0(void)
{
	data = 1;
	WRITE_ONCE(ready, 1);
}

void P1(void)
{
	int got = 0;

	if (READ_ONCE(ready))
		got = data;
}
