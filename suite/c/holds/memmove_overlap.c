// verdict: holds
// why: memmove may overlap, and snprintf stops at the end of the buffer.
// twin: violated/string_overflow.c
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char text[8] = "abcdef";
    memmove(text + 1, text, 6);
    assert(strcmp(text, "aabcdef") == 0);
    snprintf(text, sizeof text, "%d-%s", 12345, "long");
    assert(strcmp(text, "12345-l") == 0);
    return 0;
}
