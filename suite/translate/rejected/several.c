/* refused: 8:12 floating point and more, all at once */
#include <string.h>
#include <setjmp.h>

int main(void)
{
    char text[4];
    double d = 0.5;
    strcpy(text, "abc");
    int *p = (int *)text;
    return *p + (int)d;
}
