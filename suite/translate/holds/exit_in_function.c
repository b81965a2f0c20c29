/* verdict: holds. A function that ends the thread that called it. */
#include <pthread.h>
#include <assert.h>
int x;
static void finish(int v) { x = v; pthread_exit((void *)0); }
void *t(void *p) { finish(3); x = 9; return p; }
int main(void) { pthread_t a; pthread_create(&a, 0, t, 0); pthread_join(a, 0); assert(x == 3); return 0; }
