// verdict: holds
// why: An empty template keeps what it is given, in a register or in memory, as the compiler likes.
// twin: violated/assembly_anywhere.c
#include <assert.h>

int main(void) {
    int u = 3, v;
    asm("" : "+g"(u));
    asm volatile("" : "+g"(u) : : "memory");
    asm volatile("" : "+rm"(u));
    asm("" : "+m"(u));
    asm("" : "=g"(v) : "0"(u));
    assert(u == 3 && v == 3);
    asm("" : "=r"(v) : "g"(u), "0"(u));
    assert(v == 3);
    long a[2] = {1, 2};
    asm volatile("" : "+m"(a));
    asm volatile("" : "=m"(a[0]) : "m"(a[0]));
    assert(a[0] == 1 && a[1] == 2);
    return 0;
}
