/* heddle.h: how a C program speaks to heddle.
 *
 * Every function is known to `heddle check` by its name; nothing is linked.
 * The names of the software verification competition (__VERIFIER_assert,
 * __VERIFIER_assume, __VERIFIER_nondet_*, __VERIFIER_atomic_begin/end,
 * reach_error) mean the same and need no header.
 */
#ifndef HEDDLE_H
#define HEDDLE_H

#ifdef __cplusplus
extern "C" {
#endif

/* A violation if `condition` is zero. Unlike assert(), not removed by NDEBUG. */
void heddle_assert(int condition);

/* A violation whenever it is reached. */
void heddle_fail(void) __attribute__((noreturn));

/* Runs in which `condition` is zero are not looked at any further. */
void heddle_assume(int condition);

/* Any number from 0 to n - 1: every one of them is tried. */
int heddle_choose(int n);

/* Any value of the type. A search tries every value that makes a difference;
 * prefer heddle_choose where a small range will do. */
_Bool heddle_nondet_bool(void);
char heddle_nondet_char(void);
unsigned char heddle_nondet_uchar(void);
short heddle_nondet_short(void);
unsigned short heddle_nondet_ushort(void);
int heddle_nondet_int(void);
unsigned int heddle_nondet_uint(void);
long heddle_nondet_long(void);
unsigned long heddle_nondet_ulong(void);
long long heddle_nondet_longlong(void);
unsigned long long heddle_nondet_ulonglong(void);

/* What lies between the two is one step: no other thread runs in between. */
void heddle_atomic_begin(void);
void heddle_atomic_end(void);

/* Marks progress, for `heddle check --progress`: a run that goes on for ever
 * without passing here again and again is a violation. */
void heddle_progress(void);

#ifdef __cplusplus
}
#endif

#endif
