// verdict: violated out-of-bounds
// why: strcat writes past the end of the buffer.
// twin: holds/memmove_overlap.c
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char text[8] = "abcdef";
    memmove(text + 1, text, 6);
    assert(strcmp(text, "aabcdef") == 0);
    volatile char more[] = "xyz";
    strcat(text, (const char *)more);
    return 0;
}
