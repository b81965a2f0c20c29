// A stack of nodes by compare and exchange: one thread pushes, one pops; each
// tries at most twice. With -DBROKEN the push publishes a node whose value may
// come later.
#ifdef BROKEN
#define PUBLISH __ATOMIC_RELAXED
#else
#define PUBLISH __ATOMIC_RELEASE
#endif

struct node { long value; struct node *next; };
static struct node first = { 1, 0 }, second;
static struct node *top = &first;
long got;

void abort(void);

static int push_once(struct node *n)
{
    struct node *old = __atomic_load_n(&top, __ATOMIC_RELAXED);
    n->next = old;
    return __atomic_compare_exchange_n(&top, &old, n, 0, PUBLISH, __ATOMIC_RELAXED);
}

static int pop_once(void)
{
    struct node *n = __atomic_load_n(&top, __ATOMIC_ACQUIRE);
    if (!n)
        return 1;
    struct node *next = n->next;
    if (!__atomic_compare_exchange_n(&top, &n, next, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
        return 0;
    if (n->value == 0)
        abort();
    got = n->value;
    return 1;
}

void push(void)
{
    second.value = 2;
    if (!push_once(&second))
        push_once(&second);
}

void pop(void)
{
    if (!pop_once())
        pop_once();
}
