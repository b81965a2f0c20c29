/* verdict: holds. Readers never see half of a write. */
#include <pthread.h>
#include <assert.h>
pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
int x, y;
void *writer(void *p) { pthread_rwlock_wrlock(&rw); x++; y++; pthread_rwlock_unlock(&rw); return p; }
void *reader(void *p) { pthread_rwlock_rdlock(&rw); assert(x == y); pthread_rwlock_unlock(&rw); return p; }
int main(void) {
    pthread_t w, r, s;
    pthread_create(&w, 0, writer, 0);
    pthread_create(&r, 0, reader, 0);
    pthread_create(&s, 0, reader, 0);
    pthread_join(w, 0); pthread_join(r, 0); pthread_join(s, 0);
    pthread_rwlock_destroy(&rw);
    return 0;
}
