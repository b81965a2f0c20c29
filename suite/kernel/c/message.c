// small: violated
#include <pthread.h>
#include <assert.h>

int data, ready;
#define FIRST 42

static void publish(void)
{
	WRITE_ONCE(data, FIRST);
	WRITE_ONCE(ready, 1);
}

void *writer(void *unused)
{
	publish();
	return 0;
}

void *reader(void *unused)
{
	int seen, got;

	seen = READ_ONCE(ready);
	got = READ_ONCE(data);
	if (seen == 1)
		assert(got == FIRST);
	return 0;
}

int main(void)
{
	pthread_t w, r;

	pthread_create(&w, 0, writer, 0);
	pthread_create(&r, 0, reader, 0);
	pthread_join(w, 0);
	pthread_join(r, 0);
	assert(data == FIRST && ready == 1);
	return 0;
}
