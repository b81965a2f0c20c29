/* A queue of at most two numbers, one operation after the other. */
#include <stdbool.h>

static int items[2], n;

bool put(void *q, int v) {
    if (n == 2)
        return false;
    items[n++] = v;
    return true;
}

bool take(void *q, int *out) {
    if (n == 0)
        return false;
    *out = items[0];
    items[0] = items[1];
    items[1] = 0;
    n--;
    return true;
}
