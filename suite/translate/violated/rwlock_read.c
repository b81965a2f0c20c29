/* verdict: violated. Writing under the reader's lock. */
#include <pthread.h>
#include <assert.h>
pthread_rwlock_t rw;
int x;
void *writer(void *p) { pthread_rwlock_rdlock(&rw); int t = x; x = t + 1; pthread_rwlock_unlock(&rw); return p; }
int main(void) {
    pthread_t w, r;
    pthread_rwlock_init(&rw, 0);
    pthread_create(&w, 0, writer, 0);
    pthread_create(&r, 0, writer, 0);
    pthread_join(w, 0); pthread_join(r, 0);
    assert(x == 2);
    return 0;
}
