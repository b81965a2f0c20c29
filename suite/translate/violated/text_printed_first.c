/* verdict: violated. The second letter is another. */
#include <assert.h>
#include <stdio.h>

const char *word = "ab{";
const char *const words[] = {"one", "two"};
int n;

int main(void) {
    printf("%d %d\n", word[n & 3], words[n][0]);
    n = word[1];
    assert(n == 'c');
    return 0;
}
