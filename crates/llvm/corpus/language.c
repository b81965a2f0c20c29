// What C has: structs, unions, bit-fields, enums, varargs, function pointers,
// computed goto, switch, thread-local and static variables, byval and sret.
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum colour { RED, GREEN = 5, BLUE = -1 };
struct node {
    int value;
    struct node *next;
    _Bool used;
    unsigned flags : 3;
    signed delta : 5;
    union {
        int whole;
        float part;
        unsigned char bytes[4];
    } u;
    enum colour colour;
    struct {
        short x, y;
    } at[2][3];
};
typedef struct node node_t;
struct big {
    long a[12];
};
struct __attribute__((packed)) tight {
    char c;
    int i;
    short s;
};
struct opaque;

static _Thread_local int per_thread = 4;
static const char *const names[] = {"red", "green\n\"\\", "blue"};
static node_t pool[3] = {{.value = 1, .next = &pool[1], .flags = 5}, {.next = &pool[2]}};
volatile long counter;
extern int elsewhere __attribute__((weak));
int common_value;
static struct tight tight = {1, 2, 3};
struct opaque *handle;
int (*hook)(int);

static int sum(int n, ...)
{
    va_list list;
    int total = 0;
    va_start(list, n);
    for (int i = 0; i < n; i++)
        total += i & 1 ? (int)va_arg(list, double) : va_arg(list, int);
    va_end(list);
    return total;
}

struct big grow(struct big b)
{
    b.a[3] += b.a[2];
    return b;
}

struct pair {
    long first, second;
};
struct pair swap(struct pair p)
{
    return (struct pair){p.second, p.first};
}

int jump(int x)
{
    static void *const table[] = {&&zero, &&one, &&two};
    goto *table[x % 3u];
zero:
    return 10;
one:
    x += 3;
two:
    return x;
}

int choose(int x)
{
    switch (x) {
    case 1:
        return 4;
    case 7 ... 9:
        x++;
        /* fall through */
    case 12:
        return x;
    case -5:
        abort();
    default:
        return names[0][x & 3];
    }
}

static int compare(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

static node_t *find(node_t *list, int value)
{
    while (list && list->value != value)
        list = list->next;
    return list;
}

int apply(int (*f)(int), int n)
{
    int array[n + 1];
    for (int i = 0; i <= n; i++)
        array[i] = f(i);
    qsort(array, n + 1, sizeof array[0], compare);
    return array[n];
}

int __attribute__((noinline)) recurse(int n)
{
    return n < 2 ? n : recurse(n - 1) + recurse(n - 2);
}

int main(int argc, char **argv)
{
    struct big b = {{1, 2, 3}};
    struct pair p = swap((struct pair){argc, 2});
    node_t *n = malloc(sizeof *n);
    char buffer[20];
    if (!n)
        return 1;
    *n = pool[argc % 3];
    n->u.part = 1.5f;
    n->flags += argc;
    n->delta = -n->delta;
    n->at[1][2].y = (short)argc;
    n->colour = BLUE;
    b = grow(b);
    hook = argc > 2 ? jump : choose;
    memset(buffer, 0, sizeof buffer);
    strncpy(buffer, argv[0], sizeof buffer - 1);
    memcpy(&tight.i, buffer, sizeof tight.i);
    per_thread += apply(hook, argc);
    counter = counter + offsetof(node_t, u);
    printf("%d %s %ld %p\n", sum(3, 1, 2.0, 3), names[argc % 3], b.a[3], (void *)find(n, 4));
    common_value = &elsewhere ? elsewhere : recurse(argc);
    int result = hook(argc) + n->u.whole + (int)p.first + per_thread + tight.s;
    free(n);
    return result;
}
