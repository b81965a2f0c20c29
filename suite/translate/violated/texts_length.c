/* A text has one character more than one sees. */
#include <assert.h>

int main(void)
{
    char word[] = "warp";
    assert(sizeof word == 4);
    return word[0] == 'w';
}
