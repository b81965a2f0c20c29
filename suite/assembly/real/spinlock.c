// A test-and-test-and-set lock. With -DBROKEN it is released by a relaxed store.
#ifdef BROKEN
#define RELEASE __ATOMIC_RELAXED
#else
#define RELEASE __ATOMIC_RELEASE
#endif

static int lock;
int counter;

void worker(void)
{
    int seen;
    do {
        while (__atomic_load_n(&lock, __ATOMIC_RELAXED))
            ;
        seen = 0;
    } while (!__atomic_compare_exchange_n(&lock, &seen, 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED));
    counter = counter + 1;
    __atomic_store_n(&lock, 0, RELEASE);
}
