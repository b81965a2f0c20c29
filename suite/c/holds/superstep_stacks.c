// verdict: holds
// why: What two threads have on their own stacks is never the same, however far each goes at a time.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct block { long a[4]; };
struct shared { struct block from, to; atomic_int x, y; };

static void take(struct shared *s) {
    struct block t;
    t = s->from;
    if (t.a[1])
        s->x++;
}

static void give(struct shared *s) {
    struct block t = {{1, 2, 3, 4}};
    s->to = t;
}

static void *taker(void *p) {
    struct shared *s = p;
    s->x++;
    take(s);
    s->x++;
    return 0;
}

static void *giver(void *p) {
    struct shared *s = p;
    s->y++;
    give(s);
    s->y++;
    return 0;
}

int main(void) {
    struct shared *s = calloc(1, sizeof *s);
    pthread_t a, b;
    pthread_create(&a, 0, taker, s);
    pthread_create(&b, 0, giver, s);
    s->x++;
    pthread_join(a, 0);
    pthread_join(b, 0);
    free(s);
    return 0;
}
