// A file in memory.
#include <assert.h>
#include <sys/mman.h>
int main(void) {
    void *p = mmap(0, 4096, PROT_READ, MAP_PRIVATE, 0, 0);
    assert(p != 0);
    return p == MAP_FAILED;
}
