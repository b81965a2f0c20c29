/* verdict: holds. Functions called through pointers and a table of them. */
#include <assert.h>

int add(int a, int b) { return a + b; }
int sub(int a, int b) { return a - b; }

int (*table[2])(int, int) = { add, sub };
int (*chosen)(int, int);

int main(void)
{
    chosen = add;
    assert(chosen(4, 3) == 7);
    assert(table[1](4, 3) == 1);
    chosen = table[0];
    assert((*chosen)(1, 1) == 2 && chosen != sub);
    return 0;
}
