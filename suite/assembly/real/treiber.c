// A stack of three nodes by compare and exchange: one thread pushes a node, one
// pops. With -DBROKEN the push publishes a node whose value may come later.
#ifdef BROKEN
#define PUBLISH __ATOMIC_RELAXED
#else
#define PUBLISH __ATOMIC_RELEASE
#endif

struct node { long value; struct node *next; };
static struct node first, second;
static struct node *top;
long got;

void abort(void);

static void push(struct node *n, long value)
{
    n->value = value;
    struct node *old = __atomic_load_n(&top, __ATOMIC_RELAXED);
    do {
        n->next = old;
    } while (!__atomic_compare_exchange_n(&top, &old, n, 0, PUBLISH, __ATOMIC_RELAXED));
}

void push_first(void) { push(&first, 1); }
void push_second(void) { push(&second, 2); }

void pop(void)
{
    struct node *n = __atomic_load_n(&top, __ATOMIC_ACQUIRE);
    while (n) {
        struct node *next = n->next;
        if (__atomic_compare_exchange_n(&top, &n, next, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)) {
            if (n->value == 0)
                abort();
            got = n->value;
            return;
        }
    }
}
