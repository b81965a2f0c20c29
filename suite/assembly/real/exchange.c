// A lock that is taken by exchange. With -DBROKEN it is released by a relaxed store.
#ifdef BROKEN
#define RELEASE __ATOMIC_RELAXED
#else
#define RELEASE __ATOMIC_RELEASE
#endif

static int lock;
int counter;

void worker(void)
{
    while (__atomic_exchange_n(&lock, 1, __ATOMIC_ACQUIRE))
        ;
    counter = counter + 1;
    __atomic_store_n(&lock, 0, RELEASE);
}
