// A sequence lock: one writer, one reader that tries once. With -DBROKEN there is
// no fence between the data and the second look at the sequence.
unsigned seq;
int x, y;

void writer(void)
{
    unsigned s = __atomic_load_n(&seq, __ATOMIC_RELAXED);
    __atomic_store_n(&seq, s + 1, __ATOMIC_RELAXED);
    __atomic_thread_fence(__ATOMIC_RELEASE);
    __atomic_store_n(&x, 1, __ATOMIC_RELAXED);
    __atomic_store_n(&y, 1, __ATOMIC_RELAXED);
    __atomic_store_n(&seq, s + 2, __ATOMIC_RELEASE);
}

void abort(void);

void reader(void)
{
    unsigned before = __atomic_load_n(&seq, __ATOMIC_ACQUIRE);
    int a = __atomic_load_n(&x, __ATOMIC_RELAXED);
    int b = __atomic_load_n(&y, __ATOMIC_RELAXED);
#ifndef BROKEN
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
#endif
    unsigned after = __atomic_load_n(&seq, __ATOMIC_RELAXED);
    if (before == after && !(before & 1) && a != b)
        abort();
}
