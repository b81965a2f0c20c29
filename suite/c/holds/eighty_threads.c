// verdict: holds
// why: More threads at a time than there are bits in a word; each has its own slot.
// large: eighty threads
#include <assert.h>
#include <pthread.h>

enum { N = 80 };
static int slot[N];

static void *fill(void *arg) {
    int *mine = arg;
    *mine = 1;
    return arg;
}

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++) {
        pthread_create(&t[i], 0, fill, &slot[i]);
        if (i % 2) {
            pthread_join(t[i], 0);
            pthread_join(t[i - 1], 0);
        }
    }
    for (int i = 0; i < N; i++) assert(slot[i] == 1);
    return 0;
}
