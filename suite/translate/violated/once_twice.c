/* verdict: violated. A flag of one's own is no pthread_once. */
#include <pthread.h>
#include <assert.h>

int done, made;

void setup(void)
{
    made++;
}

void *user(void *p)
{
    if (!done) {
        setup();
        done = 1;
    }
    return p;
}

int main(void)
{
    pthread_t s, t;
    pthread_create(&s, 0, user, 0);
    pthread_create(&t, 0, user, 0);
    pthread_join(s, 0);
    pthread_join(t, 0);
    assert(made == 1);
    return 0;
}
