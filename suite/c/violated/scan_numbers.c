// verdict: violated out-of-bounds
// why: `%s` without a width writes past the array: "abcdefgh" and its end are nine bytes.
// twin: holds/scan_numbers.c
#include <stdio.h>

int main(void)
{
    char word[8];
    return sscanf("abcdefgh", "%s", word) - 1;
}
