/* Fields, variables, labels and functions called like each other, like types, like
 * threads and like words of Promela: names are C's affair. */
#include <assert.h>
#include <pthread.h>

struct node { int v; int run; int chan; };
struct list { struct node node; int list; int main; };
struct list list, *list_mem;
int skip_, proctype, od, timeout, tid;

void *worker(void *arg)
{
    list.node.run = 1;
    return arg;
}

int run(int of)
{
    int active = of + 1;
    return active;
}

int main(void)
{
    struct node worker_node = { 1, 2, 3 };
    pthread_t node, init;
    proctype = 4;
    od = proctype + 1;
    timeout = od;
    tid = timeout;
    list.main = run(tid);
    pthread_create(&node, 0, worker, 0);
    pthread_create(&init, 0, worker, 0);
    pthread_join(node, 0);
    pthread_join(init, 0);
    list_mem = &list;
    list_mem->list = worker_node.chan;
    assert(list.node.run == 1 && list.main == 6 && list.list == 3);
    return 0;
}
