// verdict: violated out-of-bounds
// why: The test for emptiness and the pop are two critical sections; both threads can see one
//   element and pop twice.
// twin: holds/stack_atomic_pop.c
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int stack[2] = {7, 0};
static int depth = 1;

static void *popper(void *arg)
{
    (void)arg;
    int value = 0;
    pthread_mutex_lock(&lock);
    int some = depth > 0;
    pthread_mutex_unlock(&lock);
    if (some) {
        pthread_mutex_lock(&lock);
        depth--;
        value = stack[depth];
        pthread_mutex_unlock(&lock);
    }
    assert(value == 0 || value == 7);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, popper, 0);
    pthread_create(&b, 0, popper, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
