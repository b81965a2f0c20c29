// verdict: holds
// why: snprintf prints as C says; the expected texts are those of glibc.
// twin: violated/print_formats.c
#include <assert.h>
#include <stdio.h>
#include <string.h>

static char text[96];
#define PRINTS(expected, ...) \
    (snprintf(text, sizeof text, __VA_ARGS__), assert(!strcmp(text, expected)))

int main(void)
{
    PRINTS("1     2|3    |00004 +5", "%d %5d|%-5d|%05d %+d", 1, 2, 3, 4, 5);
    PRINTS("10 ff FF 0xff 10 010", "%u %x %X %#x %o %#o", 10u, 255, 255, 255, 8, 8);
    PRINTS("hi|         r|l     |tr|c|%", "%s|%10s|%-6s|%.2s|%c|%%", "hi", "r", "l", "trunc", 'c');
    PRINTS("3.142     2.50 1.234568e+04", "%.3f %8.2f %e", 3.14159, 2.5, 12345.678);
    PRINTS("0.0001 1e+10 100000 1e+06", "%g %g %g %g", 0.0001, 1e10, 100000.0, 1000000.0);
    PRINTS("2  99.5% 1E-10 0x1p+0", "%.0f %5.1f%% %G %a", 2.5, 99.5, 1e-10, 1.0);
    PRINTS("   7|ab|1  |7   |", "%*d|%.*s|%-*d|%*d|", 4, 7, 2, "abcd", 3, 1, -4, 7);
    PRINTS(" 5 0 00042   007", "% d %x %.5d %5.3d", 5, 0, 42, 7);
    PRINTS("0x00ff inf -inf", "%#06x %f %g", 255, 1.0 / 0.0, -1.0 / 0.0);
    PRINTS("0x1.8p+1 0x1.99ap-4 0x2p+0", "%a %.3a %.0a", 3.0, 0.1, 1.5);
    PRINTS("03.14 -0002.50 00000001e+00   inf", "%05.2f %08.2f %012.0e %05f", 3.14159, -2.5, 1.0, 1.0 / 0.0);
    assert(snprintf(text, 4, "%s", "abcdefgh") == 8 && !strcmp(text, "abc"));
    return 0;
}
