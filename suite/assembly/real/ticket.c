// A ticket lock. With -DBROKEN the owner is read and written without order.
#ifdef BROKEN
#define ACQUIRE __ATOMIC_RELAXED
#define RELEASE __ATOMIC_RELAXED
#else
#define ACQUIRE __ATOMIC_ACQUIRE
#define RELEASE __ATOMIC_RELEASE
#endif

static unsigned next, owner;
int counter;

void worker(void)
{
    unsigned mine = __atomic_fetch_add(&next, 1, __ATOMIC_RELAXED);
    while (__atomic_load_n(&owner, ACQUIRE) != mine)
        ;
    counter = counter + 1;
    __atomic_store_n(&owner, mine + 1, RELEASE);
}
