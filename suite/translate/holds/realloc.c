/* verdict: holds. An array that grows. */
#include <stdlib.h>
#include <assert.h>
struct vec { int *data; size_t len, cap; };
void push(struct vec *v, int x) {
    if (v->len == v->cap) {
        v->cap = v->cap ? v->cap * 2 : 1;
        v->data = realloc(v->data, v->cap * sizeof(int));
    }
    v->data[v->len++] = x;
}
int main(void) {
    struct vec v = {0};
    for (int i = 0; i < 3; i++) push(&v, i * i);
    int s = 0;
    for (size_t i = 0; i < v.len; i++) s += v.data[i];
    assert(s == 5 && v.cap == 4);
    free(v.data);
    return 0;
}
