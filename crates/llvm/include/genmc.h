/* genmc.h: what programs written for GenMC include, in heddle's own words.
 *
 * Hints for another search mean nothing here: what they mark is done as it is
 * written. Hazard pointers and persistent memory are declared and refused by
 * name where they are used.
 */
#ifndef HEDDLE_GENMC_H
#define HEDDLE_GENMC_H

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

void __VERIFIER_assume(int);
int __VERIFIER_nondet_int(void);

/* Threads. */
typedef pthread_t __VERIFIER_thread_t;
static inline __VERIFIER_thread_t __VERIFIER_spawn(void *(*f)(void *), void *arg)
{
    pthread_t t;
    pthread_create(&t, 0, f, arg);
    return t;
}
static inline __VERIFIER_thread_t __VERIFIER_spawn_symmetric(void *(*f)(void *), void *arg,
                                                             __VERIFIER_thread_t like)
{
    (void)like;
    return __VERIFIER_spawn(f, arg);
}
static inline void *__VERIFIER_join(__VERIFIER_thread_t t)
{
    void *result;
    pthread_join(t, &result);
    return result;
}
static inline void __VERIFIER_join_symmetric(__VERIFIER_thread_t t) { pthread_join(t, 0); }

/* Marks of loops that wait: they are found without. */
static inline void __VERIFIER_loop_begin(void) {}
static inline void __VERIFIER_spin_start(void) {}
static inline void __VERIFIER_spin_end(int goes_on) { (void)goes_on; }

/* Hints on what an access is for. */
#define __VERIFIER_local_write(s) do { s; } while (0)
#define __VERIFIER_final_write(s) do { s; } while (0)
#define __VERIFIER_helped_CAS(c) do { (void)(c); } while (0)
#define __VERIFIER_helping_CAS(c) do { (void)(c); } while (0)
#define __VERIFIER_speculative_read(c) (c)
#define __VERIFIER_confirming_read(c) (c)
#define __VERIFIER_confirming_CAS(c) (c)
#define __VERIFIER_final_CAS(c) (c)
/* What may be left out is left out. */
#define __VERIFIER_optional(x) do { } while (0)

/* Refused where they are called. */
typedef struct { void *private_; } __VERIFIER_hp_t;
__VERIFIER_hp_t __VERIFIER_hp_alloc(void);
void *__VERIFIER_hp_protect(__VERIFIER_hp_t *hp, void *place);
void __VERIFIER_hp_clear(__VERIFIER_hp_t *hp);
void __VERIFIER_hp_free(__VERIFIER_hp_t *hp);
void __VERIFIER_hp_retire(void *p);
void *__VERIFIER_palloc(size_t);
void __VERIFIER_pbarrier(void);

#endif
