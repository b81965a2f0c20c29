// Twenty mappings, given back.
#include <assert.h>
#include <sys/mman.h>
int main(void) {
    void *all[20];
    for (int i = 0; i < 20; i++) {
        all[i] = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        assert(all[i] != MAP_FAILED);
    }
    for (int i = 0; i < 20; i++) assert(munmap(all[i], 4096) == 0);
    return 0;
}
