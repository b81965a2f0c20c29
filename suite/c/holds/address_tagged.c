// verdict: holds
// why: Tags in the lowest and the highest bits of a pointer need no address.
// twin: violated/address_packed_wrong.c
#include <assert.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

static _Atomic uintptr_t head;

int main(void) {
    int *p = malloc(sizeof *p);
    *p = 4;
    atomic_store(&head, (uintptr_t)p | 1);
    uintptr_t h = atomic_load(&head);
    assert(h & 1);
    assert(*(int *)(h & ~(uintptr_t)1) == 4);
    atomic_store(&head, (uintptr_t)p | (uintptr_t)9 << 48);
    h = atomic_load(&head);
    assert(h >> 48 == 9);
    assert(*(int *)(h & (((uintptr_t)1 << 48) - 1)) == 4);
    free(p);
    return 0;
}
