// verdict: violated out-of-bounds
// why: sprintf does not look at the size: "1e+10 " and six digits are more than eight bytes.
// twin: holds/print_formats.c
#include <stdio.h>

int main(void)
{
    char text[8];
    return sprintf(text, "%g %f", 1e10, 0.5) == 0;
}
