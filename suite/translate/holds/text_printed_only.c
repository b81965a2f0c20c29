/* verdict: holds. A text that is printed and nothing else, by a thread. */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

const char *greeting = "hello {%d}";
int told;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *tell(void *given) {
    pthread_mutex_lock(&m);
    told += printf("%s %c\n", greeting, greeting[told]) * 0 + 1;
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, tell, 0);
    pthread_create(&b, 0, tell, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(told == 2);
    return 0;
}
