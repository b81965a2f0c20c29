// small: violated
int found, skipped, seen;

void P0(void)
{
	int i;

	for (i = 0; i < 2; i++) {
		if (i == 0) {
			WRITE_ONCE(skipped, 1);
			continue;
		}
		if (READ_ONCE(seen))
			break;
		WRITE_ONCE(found, i);
	}
}

void P1(void)
{
	WRITE_ONCE(seen, 1);
	if (READ_ONCE(found) == 0)
		return;
	assert(READ_ONCE(skipped) == 0);
}
