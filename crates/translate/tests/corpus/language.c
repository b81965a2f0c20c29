/* What a tree can contain, without any header: for trees of several clangs. */
typedef unsigned long size_t;
void *malloc(size_t n);
void free(void *p);
void __assert_fail(const char *what, const char *file, unsigned line, const char *function);
typedef unsigned long pthread_t;
int pthread_create(pthread_t *t, const void *attr, void *(*start)(void *), void *arg);
int pthread_join(pthread_t t, void **result);

/* A node of a list. */
struct node {
    struct node *next;
    int value;
    struct { int x, y; } at[2];
};

typedef struct { unsigned char low; short high; } pair_t;
enum colour { RED, GREEN = 5, BLUE };

_Atomic int hits;
int shared = 3, table[2][3] = { { 1, 2 }, { 4 } };
pair_t pair = { 1, -2 };
static struct node *head;
int (*chosen)(int);
const int limit = 4;

int twice(int n) { return n * 2; }
int depth(int n) { return n > 0 ? 1 + depth(n - 1) : 0; }

/* Puts a new node in front. */
void push(struct node **at, int value)
{
    struct node *n = malloc(sizeof(struct node));
    n->value = value;
    n->next = *at;
    n->at[1].y = value;
    *at = n;
}

void *worker(void *arg)
{
    int seen = 0, want = 1;
    hits++;
    __c11_atomic_compare_exchange_strong(&hits, &want, 7, 5, 5);
    __sync_fetch_and_add(&shared, 2);
    __atomic_store_n(&table[0][1], 4, 5);
    for (int i = 0; i < limit; i++) {
        if (i == 2)
            continue;
        seen += table[1][i % 3];
    }
    return (void *)0;
}

int main(void)
{
    pthread_t t;
    enum colour c = BLUE;
    unsigned u = 4000000000u;
    push(&head, 3);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    chosen = twice;
    switch (c) {
    case RED:
        shared = 1;
    case GREEN:
        shared++;
        break;
    default:
        shared = chosen(4) + depth(2);
    }
    do {
        u >>= 1;
        pair.low += 3;
    } while (u > 5 && pair.high < 0);
    while (head) {
        struct node *n = head;
        head = n->next;
        free(n);
    }
    ((shared == 10) ? (void)0 : __assert_fail("shared == 10", "x.c", 1, "main"));
again:
    if (shared > 10) {
        shared--;
        goto again;
    }
    return 0;
}
