// What threads need: pthreads, C11 atomics in every order, the older builtins,
// fences, thread-local storage, compiler barriers.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>

struct item {
    int key;
    struct item *next;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_rwlock_t rwlock = PTHREAD_RWLOCK_INITIALIZER;
static sem_t slots;
static _Atomic(struct item *) top;
static atomic_int turn, flags[2];
static atomic_flag spin = ATOMIC_FLAG_INIT;
static atomic_llong total;
static _Atomic unsigned char small;
static _Atomic double real;
static volatile int stop;
static int shared, ready;
static long old_style;
static __thread int mine;

static void start(void)
{
    sem_init(&slots, 0, 1);
}

static void push(struct item *item)
{
    struct item *head = atomic_load_explicit(&top, memory_order_relaxed);
    do {
        item->next = head;
    } while (!atomic_compare_exchange_weak_explicit(&top, &head, item, memory_order_release,
                                                    memory_order_relaxed));
}

static struct item *pop(void)
{
    struct item *head = atomic_load_explicit(&top, memory_order_acquire);
    while (head && !atomic_compare_exchange_strong(&top, &head, head->next)) {
    }
    return head;
}

static void peterson_lock(int me)
{
    atomic_store(&flags[me], 1);
    atomic_store(&turn, 1 - me);
    while (atomic_load(&flags[1 - me]) && atomic_load(&turn) == 1 - me)
        sched_yield();
}

static void builtins(void)
{
    __sync_fetch_and_add(&old_style, 1);
    __sync_val_compare_and_swap(&old_style, 3, 4);
    __sync_synchronize();
    __atomic_fetch_xor(&old_style, 5, __ATOMIC_ACQ_REL);
    __atomic_nand_fetch(&old_style, 5, __ATOMIC_SEQ_CST);
    atomic_fetch_or(&small, 3);
    atomic_fetch_and_explicit(&small, 6, memory_order_acquire);
    atomic_exchange(&total, 9);
    real = real + 1.5;
    atomic_thread_fence(memory_order_acq_rel);
    atomic_signal_fence(memory_order_seq_cst);
    __asm__ volatile("" ::: "memory");
    __asm__ volatile("mfence" ::: "memory");
}

static void *worker(void *argument)
{
    int me = (int)(long)argument;
    struct item *item = malloc(sizeof *item);
    pthread_once(&once, start);
    if (!item)
        return NULL;
    item->key = me;
    push(item);
    peterson_lock(me);
    shared++;
    atomic_store_explicit(&flags[me], 0, memory_order_release);
    while (atomic_flag_test_and_set_explicit(&spin, memory_order_acquire)) {
    }
    mine++;
    atomic_flag_clear(&spin);
    atomic_fetch_add_explicit(&total, mine, memory_order_relaxed);
    pthread_mutex_lock(&mutex);
    ready++;
    pthread_cond_broadcast(&wake);
    pthread_mutex_unlock(&mutex);
    pthread_rwlock_rdlock(&rwlock);
    builtins();
    pthread_rwlock_unlock(&rwlock);
    while (!stop) {
    }
    return item;
}

int main(void)
{
    pthread_t threads[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, (void *)i);
    pthread_mutex_lock(&mutex);
    while (ready < 2)
        pthread_cond_wait(&wake, &mutex);
    pthread_mutex_unlock(&mutex);
    stop = 1;
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    for (struct item *item; (item = pop());)
        free(item);
    assert(shared == 2 && atomic_load(&total) > 0);
    return 0;
}
