// small: violated
int data, ready;

void P0(void)
{
	WRITE_ONCE(data, 1);
	WRITE_ONCE(ready, 1);
}

void P1(void)
{
	do {
	} while (READ_ONCE(ready) == 0);
	BUG_ON(READ_ONCE(data) != 1);
}
