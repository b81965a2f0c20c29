// verdict: holds
// why: Locked instructions as Linux, Concurrency Kit and liburcu write them, with their operands in any order and the flags asked afterwards.
// twin: violated/assembly_operands.c
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

static unsigned count, taken;
static long rounds;
static unsigned long bits;
static int last;
static struct { long low, high; } pair __attribute__((aligned(16)));

static unsigned add_memory_first(unsigned *p, unsigned d)
{
    __asm__ __volatile__("lock xaddl %1, %0" : "+m"(*p), "+q"(d) : : "memory", "cc");
    return d;
}

static bool cas(uint64_t *at, uint64_t old, uint64_t new)
{
    bool z;
    __asm__ __volatile__("lock cmpxchgq %3, %0; setz %1" : "+m"(*at), "=a"(z) : "a"(old), "q"(new) : "memory", "cc");
    return z;
}

static unsigned long cmpxchg(unsigned long *at, unsigned long old, unsigned long new)
{
    unsigned long seen = old;
    __asm__ __volatile__("lock; cmpxchgq %2, (%1)" : "+a"(seen) : "r"(at), "r"(new) : "memory");
    return seen;
}

static long exchange(long *p, long v)
{
    __asm__ __volatile__("xchgq %0, %1" : "+m"(*p), "+q"(v) : : "memory");
    return v;
}

static bool dec_and_test(int *v)
{
    unsigned char c;
    __asm__ __volatile__("lock; decl %0; sete %1" : "+m"(*v), "=qm"(c) : : "memory");
    return c;
}

static bool sub_and_test(int n, int *v)
{
    bool c;
    __asm__ __volatile__("lock; subl %2, %0\n\t/* output condition code e */\n" : "+m"(*v), "=@cce"(c) : "er"(n) : "memory");
    return c;
}

static int test_and_set(unsigned long *p, long bit)
{
    int old;
    __asm__ __volatile__("lock; btsq %2, %1\n\tsbbl %0, %0" : "=r"(old), "+m"(*p) : "Ir"(bit) : "memory");
    return old;
}

static bool cas_pair(void *at, long a, long b, long c, long d)
{
    bool z;
    __asm__ __volatile__("lock cmpxchg16b %0; setz %1" : "+m"(*(__int128 *)at), "=q"(z), "+a"(a), "+d"(b) : "b"(c), "c"(d) : "memory", "cc");
    return z;
}

static int load(int *p)
{
    int v;
    __asm__ __volatile__("movl %1, %0" : "=q"(v) : "m"(*p) : "memory");
    return v;
}

static void store(int *p, int v)
{
    __asm__ __volatile__("movl %1, %0" : "=m"(*p) : "iq"(v) : "memory");
}

static void *hide(void *p)
{
    __asm__("" : "+r"(p));
    return p;
}

static void *worker(void *arg)
{
    add_memory_first(&count, 2);
    __asm__ __volatile__("lock; incq %0" : "+m"(rounds) : : "memory");
    __asm__ __volatile__("lock; addl $0,0(%%rsp)" : : : "memory");
    while (__extension__({ unsigned char r = 1; __asm__ __volatile__("xchgb %b0,%1" : "+q"(r), "+m"(*(unsigned char *)&taken) : : "memory"); r; }))
        __asm__ __volatile__("rep; nop" : : : "memory");
    store(&last, load(&last) + 1);
    __asm__ __volatile__("" : : "r"(&last) : "memory");
    __asm__ __volatile__("movb %1, %0" : "=m"(*(unsigned char *)&taken) : "qi"(0) : "memory");
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(count == 4 && rounds == 2 && last == 2);
    uint64_t word = 7;
    assert(!cas(&word, 6, 9) && word == 7 && cas(&word, 7, 9) && word == 9);
    assert(cmpxchg(&bits, 1, 5) == 0 && bits == 0 && cmpxchg(&bits, 0, 5) == 0 && bits == 5);
    assert(exchange(&rounds, 10) == 2 && rounds == 10);
    int n = 4;
    assert(!dec_and_test(&n) && sub_and_test(3, &n) && n == 0);
    assert(test_and_set(&bits, 0) == -1 && test_and_set(&bits, 1) == 0 && bits == 7);
    assert(!cas_pair(&pair, 1, 0, 2, 3) && cas_pair(&pair, 0, 0, 2, 3) && pair.low == 2 && pair.high == 3);
    int *p = hide(&n);
    *p = 3;
    assert(n == 3);
    return 0;
}
