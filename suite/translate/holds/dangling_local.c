/* verdict: holds. A pointer to a local goes when the local does. */
#include <assert.h>
#include <pthread.h>

int *where;

void keep(void)
{
    int local = 4;
    where = &local;
    *where = 5;
    assert(local == 5);
    where = 0;
}

int main(void)
{
    keep();
    if (where)
        assert(*where == 5);
    return 0;
}
