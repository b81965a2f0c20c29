/* A set of small numbers. Operations on different numbers have nothing to do with each other. */
#include <stdbool.h>

const int heddle_key = 1;
static bool in[8];

bool add(int k) {
    bool is_new = !in[k];
    in[k] = true;
    return is_new;
}

bool drop(int k) {
    bool was = in[k];
    in[k] = false;
    return was;
}

bool has(int k) { return in[k]; }
