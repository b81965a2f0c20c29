/* Texts: in arrays, through pointers, in structs and tables; shown to people on any
 * stream, which changes nothing. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

struct entry { char key[4]; const char *name; };

static int length(const char *s)
{
    int n = 0;
    while (s[n])
        n++;
    return n;
}

int main(void)
{
    char word[] = "loom";
    const char *p = "heddle";
    struct entry e[2] = { { "ab", "weft" }, { "cd", "warp threads" } };
    const char *empty = "";
    int shown = 0;
    word[0] = 'r';
    assert(length(word) == 4 && length(p) == 6 && length(e[1].name) == 12);
    assert(p[2] == 'd' && e[1].key[1] == 'd' && e[0].key[3] == 0 && *empty == 0);
    fprintf(stderr, "%s %d\n", p, shown++);
    fputs("on the way\n", stdout);
    printf("%s\n", word);
    fflush(stdout);
    assert(shown == 1 && atoi("12 ells") == 12 && atoi("-3") == -3);
    return 0;
}
