/* verdict: holds. Arrays as arguments, and pointers that walk in them. */
#include <assert.h>
static int length(const char *s) { int n = 0; while (s[n]) n++; return n; }
static void reverse(char *s) { for (int i = 0, j = length(s) - 1; i < j; i++, j--) { char c = s[i]; s[i] = s[j]; s[j] = c; } }
static int same(const char *a, const char *b) { while (*a && *a == *b) { a++; b++; } return *a == *b; }
int main(void) {
    char text[] = "abcd";
    char back[5] = { 'd', 'c', 'b', 'a', 0 };
    reverse(text);
    assert(same(text, back) && length(text) == 4);
    return 0;
}
