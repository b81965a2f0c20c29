/* A stack of numbers, one operation after the other; 0 is no number. */
static int items[16], size;

void push(int v) { items[size++] = v; }

int pop(void) {
    if (size == 0)
        return 0;
    int v = items[--size];
    items[size] = 0;
    return v;
}
