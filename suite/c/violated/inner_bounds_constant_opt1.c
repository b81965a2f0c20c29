// verdict: violated out-of-bounds
// why: A name of four letters is ended at the place of a fifth, which is the first byte of
//   the field behind it. The index is a constant, so that an optimiser could forget it.
// args: --opt 1
#include <assert.h>
#include <pthread.h>
#include <string.h>

struct person {
    char name[4];
    char marks[4];
};

static struct person people[2];

static void *enter(void *arg)
{
    struct person *p = arg;
    memcpy(p->name, "anna", 4);
    p->marks[0] = 1;
    p->name[4] = 0;
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, enter, &people[1]);
    pthread_join(t, 0);
    assert(people[0].marks[0] == 0);
    return 0;
}
