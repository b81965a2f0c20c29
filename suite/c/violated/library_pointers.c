// verdict: violated out-of-bounds
// why: sprintf writes four bytes and a zero into four bytes, through a pointer as well.
// twin: holds/library_pointers.c
#include <stdio.h>

static int (*print)(char *, const char *, ...) = sprintf;

int main(void)
{
    char text[4];
    print(text, "%d", 1234);
    return text[0] == '1' ? 0 : 1;
}
