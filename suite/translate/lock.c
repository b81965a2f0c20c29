/* lock() and unlock() of the paper, for checking the C programs directly: for
 * the translator they are known by name. */
void lock(int *l)
{
    while (__sync_lock_test_and_set(l, 1))
        ;
}

void unlock(int *l)
{
    __sync_lock_release(l);
}
