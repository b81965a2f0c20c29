/* verdict: violated. Without its lock the sum loses a part. */
#include <pthread.h>
#include <assert.h>
long long total; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *add(void *p) {
    long long by = *(int *)p;

    total += (int)by * 2000000000LL;

    return 0;
}
int main(void) {
    pthread_t t[2]; int n[2] = { 3, -1 };
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, add, &n[i]);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    assert(total == 4000000000LL);
    assert(total / 1000 == 4000000);
    assert(-total % 7 == -(4000000000LL % 7));
    return 0;
}
