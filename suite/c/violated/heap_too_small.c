// verdict: violated out-of-bounds
// why: The block is allocated without room for the final zero.
// twin: holds/heap_bounds.c
#include <assert.h>
#include <stdlib.h>
#include <string.h>

static char *copy(const char *text)
{
    char *out = malloc(strlen(text));
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
