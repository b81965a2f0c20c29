// expect: sc=holds tso=holds pso=holds rmo=holds armv8=holds rvwmo=holds power=holds ra=holds rc11=holds
// lost: sc=violated tso=violated armv8=violated rc11=violated
// A recursive mutex may be taken again by who has it, and is free when it was let go as often;
// one that checks answers that it is held. What a thread keeps under a key is its own. With
// LOST the mutex is of the ordinary kind, and who takes it twice waits for itself.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

struct cell {
    struct cell *next;
    int value;
};

pthread_mutex_t mutex, checked = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
pthread_key_t key;
int count;
struct cell *list;

static void add(void) {
    pthread_mutex_lock(&mutex);
    struct cell *c = malloc(sizeof *c);
    c->value = *(int *)pthread_getspecific(key);
    c->next = list;
    list = c;
    pthread_mutex_unlock(&mutex);
}

void *worker(void *arg) {
    int mine = 1;
    pthread_setspecific(key, &mine);
    pthread_mutex_lock(&mutex);
    add();
    count = count + list->value;
    pthread_mutex_unlock(&mutex);
    pthread_mutex_lock(&checked);
    assert(pthread_mutex_lock(&checked) == EDEADLK);
    pthread_mutex_unlock(&checked);
    assert(pthread_mutex_unlock(&checked) == EPERM);
    return 0;
}

int main(void) {
    pthread_mutexattr_t attr;
    pthread_mutexattr_init(&attr);
#ifndef LOST
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
#endif
    pthread_mutex_init(&mutex, &attr);
    pthread_key_create(&key, 0);
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(count == 2);
    return 0;
}
