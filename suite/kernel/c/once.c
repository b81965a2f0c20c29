// small: holds
int counter;

void P0(void) { atomic_inc(&counter); }
void P1(void) { atomic_inc(&counter); }

void *third(void *unused) { xchg(&counter, 7); return 0; }
void *fourth(void *unused) { atomic_inc(&counter); return 0; }

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, fourth, 0);
	pthread_create(&b, 0, third, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	assert(counter == 7 || counter == 8);
	return 0;
}
