/* A queue of numbers, one operation after the other; 0 is no number. */
static int items[16], first, last;

void enq(int v) { items[last++] = v; }

int deq(void) {
    if (first == last)
        return 0;
    int v = items[first];
    /* Equal queues are equal in memory. */
    for (int i = first + 1; i < last; i++)
        items[i - 1] = items[i];
    items[--last] = 0;
    return v;
}
