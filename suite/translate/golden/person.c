/* One object from the heap, used and given back. */
#include <stdlib.h>
#include <assert.h>

struct person {
    int age;
};

int main(void)
{
    struct person *ptr;
    ptr = malloc(sizeof(struct person));
    ptr->age = 24;
    assert(ptr->age == 24);
    free(ptr);
    return 0;
}
