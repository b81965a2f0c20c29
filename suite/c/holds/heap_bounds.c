// verdict: holds
// why: The block has room for what is written.
// twin: violated/heap_too_small.c
#include <assert.h>
#include <stdlib.h>
#include <string.h>

static char *copy(const char *text)
{
    char *out = malloc(strlen(text) + 1);
    strcpy(out, text);
    return out;
}

int main(void)
{
    char *s = copy("heddle");
    assert(strcmp(s, "heddle") == 0);
    free(s);
    return 0;
}
