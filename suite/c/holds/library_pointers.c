// verdict: holds
// why: Functions of the library do the same through pointers: printing, strings, memory, locks, mathematics.
// twin: violated/library_pointers.c
#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct operations {
    int (*print)(char *, size_t, const char *, ...);
    int (*vprint)(char *, size_t, const char *, va_list);
    size_t (*length)(const char *);
    void *(*get)(size_t);
    void (*put)(void *);
    int (*lock)(pthread_mutex_t *), (*unlock)(pthread_mutex_t *);
    double (*root)(double), (*power)(double, double);
    int (*say)(const char *, ...);
    long (*number)(const char *, char **, int);
};

static const struct operations o = {snprintf, vsnprintf, strlen, malloc, free, pthread_mutex_lock,
                                    pthread_mutex_unlock, sqrt, pow, printf, strtol};
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static int list(char *to, size_t n, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    int r = o.vprint(to, n, format, ap);
    va_end(ap);
    return r;
}

int main(void)
{
    char *text = o.get(20);
    assert(o.print(text, 20, "%d-%s %.1f", 42, "x", 2.5) == 8);
    assert(!strcmp(text, "42-x 2.5") && o.length(text) == 8);
    assert(list(text, 4, "%ld", 123456789L) == 9 && !strcmp(text, "123"));
    assert(o.number("77", 0, 10) == 77);
    assert(o.lock(&m) == 0 && pthread_mutex_trylock(&m) != 0 && o.unlock(&m) == 0);
    assert(o.root(16) == 4 && o.power(2, 5) == 32);
    assert(o.say("%c%c", 'o', 'k') == 2);
    o.put(text);
    return 0;
}
