// verdict: violated assertion
// why: The comparison has its arguments the wrong way round.
// twin: holds/qsort_strings.c
#include <assert.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b)
{
    return strcmp(*(const char *const *)b, *(const char *const *)a);
}

int main(void)
{
    const char *words[] = {"weft", "heddle", "loom", "warp"};
    qsort(words, 4, sizeof words[0], compare);
    assert(strcmp(words[0], "heddle") == 0 && strcmp(words[3], "weft") == 0);
    return 0;
}
