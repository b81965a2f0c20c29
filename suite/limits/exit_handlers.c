// Seventy functions for the end.
#include <assert.h>
#include <stdlib.h>
static void nothing(void) { }
int main(void) {
    for (int i = 0; i < 70; i++) assert(atexit(nothing) == 0);
    return 0;
}
